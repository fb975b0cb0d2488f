/** Where a rule comes from, behind it: paragraphs of a source, what everybody knows, our own reading marked as such. */
import { citedTexts } from '../../engine/cited.ts';
import type { GameDocument, RuleRef } from '../../engine/document.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';

interface Props {
  readonly source: RuleRef['source'];
  /** The game that the rule is one of: it knows what its sources are called. */
  readonly game: GameDocument;
}

export function Sources({ source, game }: Props) {
  const text = words.value;
  return (
    <span class="cites">
      {citedTexts(source, game).map((one) => (
        <cite key={one.en}>{one[language.value]}</cite>
      ))}
      {source.includes('common') && <cite>{text.common}</cite>}
      {source.includes('ours') && <cite class="ours">{text.ours}</cite>}
    </span>
  );
}
