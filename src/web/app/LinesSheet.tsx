/** Every line that was tried in this game: jump to any position, name it, write beside it. */
import { useMemo, useState } from 'preact/hooks';
import '../style/lines.css';
import { isAction, toOf } from '../../engine/move.ts';
import { facesMoved, type Line, linesOf, type Stretch } from '../../play/lines.ts';
import { MOST_NAME, MOST_NOTE, type TreeNode } from '../../play/tree.ts';
import { packetWords, placeName } from '../board/names.ts';
import { currentTable, state } from '../game.ts';
import { sentence } from '../say.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';
import type { SheetProps } from './LazySheet.tsx';
import { Sheet } from './Sheet.tsx';

type Moved = ReturnType<typeof facesMoved>;

/** Which cards went where, beginning a sentence. */
function moveLabel({ id, move }: TreeNode, moved: Moved): string {
  const lang = language.value;
  const { document, view } = state.value!;
  if (isAction(move)) return view.actions[toOf(move)]!.name[lang];
  return sentence(
    words.value.move(packetWords(moved.get(id) ?? [], lang), words.value.onto(placeName(document, toOf(move), lang))),
  );
}

interface Shown {
  readonly here: number;
  readonly moved: Moved;
  readonly onJump: (id: number) => void;
}

function Marks({ node, here }: { readonly node: TreeNode; readonly here: boolean }) {
  const text = words.value;
  return (
    <>
      {node.name !== '' && <strong> {node.name}</strong>}
      {node.bookmark && <span title={text.bookmark}> ★</span>}
      {here && <em> {text.youAreHere}</em>}
      {node.note !== '' && <small>{node.note}</small>}
    </>
  );
}

function StretchItem({ stretch: { nodes, others }, here, moved, onJump }: { readonly stretch: Stretch } & Shown) {
  const text = words.value;
  const [open, setOpen] = useState(false);
  const last = nodes.at(-1)!;
  const made = nodes.filter(({ id }) => id > 0);
  return (
    <li>
      <button
        type="button"
        data-node={last.id}
        aria-current={last.id === here ? 'step' : undefined}
        onClick={() => onJump(last.id)}
      >
        <span>
          {made.length === 0
            ? text.atStart
            : `${text.movesFrom(String(made[0]!.depth), String(last.depth))}. ${moveLabel(last, moved)}`}
          <Marks node={last} here={last.id === here} />
        </span>
      </button>
      {made.length > 1 && (
        <details onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}>
          <summary>{text.eachMove}</summary>
          {open && (
            <ol start={made[0]!.depth}>
              {made.map((node) => (
                <li key={node.id}>
                  <button type="button" class="plain" onClick={() => onJump(node.id)}>
                    {moveLabel(node, moved)}
                  </button>
                </li>
              ))}
            </ol>
          )}
        </details>
      )}
      {others.map((line) => (
        <section key={line[0]!.nodes[0]!.id} aria-label={text.otherLine}>
          <LineList line={line} here={here} moved={moved} onJump={onJump} />
        </section>
      ))}
    </li>
  );
}

function LineList({ line, here, moved, onJump }: { readonly line: Line } & Shown) {
  return (
    <ul class="lines">
      {line.map((stretch) => (
        <StretchItem key={stretch.nodes.at(-1)!.id} stretch={stretch} here={here} moved={moved} onJump={onJump} />
      ))}
    </ul>
  );
}

/** What is written beside the position on the table; kept with every letter, so that nothing moves when the focus goes on. */
function Remarks({ node }: { readonly node: TreeNode }) {
  const text = words.value;
  const table = currentTable();
  return (
    <fieldset class="remarks">
      <legend>{text.thisPosition}</legend>
      <label class="field-name" for="position-name">
        {text.positionName}
      </label>
      <input
        id="position-name"
        maxLength={MOST_NAME}
        autocomplete="off"
        key={`name ${node.id}`}
        defaultValue={node.name}
        onInput={(event) => table.remark(node.id, { name: event.currentTarget.value })}
      />
      <label class="field-name" for="position-note">
        {text.positionNote}
      </label>
      <textarea
        id="position-note"
        maxLength={MOST_NOTE}
        rows={2}
        key={`note ${node.id}`}
        defaultValue={node.note}
        onInput={(event) => table.remark(node.id, { note: event.currentTarget.value })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={node.bookmark}
          onChange={(event) => table.remark(node.id, { bookmark: event.currentTarget.checked })}
        />
        <span>{text.bookmark}</span>
      </label>
    </fieldset>
  );
}

export function LinesSheet({ onClose }: SheetProps) {
  const text = words.value;
  // Every change on the table makes a new state: the tree is looked at anew.
  const changed = state.value;
  const { game } = currentTable();
  const { nodes, here } = game;
  const moved = useMemo(() => facesMoved(game), [game, nodes.length]);
  return (
    <Sheet title={text.lines} onClose={onClose}>
      {changed && nodes.length > 1 ? <p>{text.linesCount(nodes.length)}</p> : <p>{text.linesNone}</p>}
      <Remarks node={{ ...here }} />
      <LineList line={linesOf(nodes, here.id)} here={here.id} moved={moved} onJump={(id) => currentTable().jump(id)} />
    </Sheet>
  );
}
