/** A group of radio buttons: one line of segments, or a list. */
import { useId } from 'preact/hooks';

interface Props<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: T; readonly text: string; readonly note?: string | undefined }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly list?: boolean;
}

export function Choice<T extends string>({ label, options, value, onChange, list = false }: Props<T>) {
  const name = useId();
  return (
    <fieldset class={list ? 'choice list' : 'choice'}>
      <legend>{label}</legend>
      <div class="options">
        {options.map(({ id, text, note }) => (
          <label key={id}>
            <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
            <span>
              {text}
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
