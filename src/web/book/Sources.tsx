/** Where a rule comes from, behind it: paragraphs of a source, what everybody knows, our own reading marked as such. */
import type { RuleRef } from '../../engine/document.ts';
import { words } from '../text/more/index.ts';
import { citations } from './told.ts';

export function Sources({ source }: { readonly source: RuleRef['source'] }) {
  const text = words.value;
  return (
    <span class="cites">
      {citations(source, text).map((one) => (
        <cite key={one}>{one}</cite>
      ))}
      {source.includes('common') && <cite>{text.common}</cite>}
      {source.includes('ours') && <cite class="ours">{text.ours}</cite>}
    </span>
  );
}
