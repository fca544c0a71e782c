import { KeyTableView } from '@/code-tools/key-table.tsx';
import { SignView } from '@/code-tools/sign-drawing.tsx';
import type { CodeText } from '@/content/code-text.ts';
import type { KeyTable } from '@/domain/secret-code/key-table.ts';
import type { SecretCode, Variant } from '@/domain/secret-code/secret-code.ts';
import type { SecretCodeCard } from '@/domain/secret-code/table.ts';

export type KeySheetProps = {
  card: SecretCodeCard;
  text: CodeText | null;
  secretCode: SecretCode;
  /** The printed variants, by id; all of them if empty or absent. */
  variantes?: readonly string[] | undefined;
};

/** More signs than this are drawn smaller. */
const crowded = 36;

/** Sample on a card of a code that moves letters. */
const cardSample = 'TRESOR CACHE';

/** Cards on a sheet of A4. */
const cardsOnSheet = 4;

const onlyWay: Variant = { id: '', label: '' };

/** Printed variants of a code; one without a name for a code that has none. */
function printedVariants(
  { variants }: SecretCode,
  wanted: readonly string[],
): readonly Variant[] {
  if (variants.length === 0) return [onlyWay];
  const used = variants.filter(({ id }) => wanted.includes(id));
  return used.length === 0 ? variants : used;
}

/** Four key cards, for paper alone: each variant in turn, again and again. */
export function KeySheet({ card, text, secretCode, variantes = [] }: KeySheetProps) {
  const variants = printedVariants(secretCode, variantes);
  return (
    <div className="planche">
      {Array.from({ length: cardsOnSheet }, (_, index) => (
        // Copies on a sheet have no identity but their place. On A6 each variant is printed once.
        <div
          key={index}
          className={`carte-cle ${index < variants.length ? '' : 'carte-copie'}`}
        >
          <KeyCard
            card={card}
            text={text}
            secretCode={secretCode}
            variant={variants[index % variants.length] ?? onlyWay}
          />
        </div>
      ))}
    </div>
  );
}

/** True if a table takes the room of the steps. */
function isLong(table: KeyTable | null): boolean {
  return table?.kind === 'alphabets' && table.rows.length > 12;
}

/** One card: name, variant, and all one needs to do it by hand. */
function KeyCard({
  card,
  text,
  secretCode,
  variant,
}: KeySheetProps & { variant: Variant }) {
  const { key, writing } = secretCode;
  const cle = secretCode.keyProblem('') === null ? '' : (key?.example ?? '');
  const table = secretCode.table(cle, variant.id);
  const layout = secretCode.layout(cardSample, cle);
  const all = writing?.signs(variant.id, '') ?? [];
  // A pocket card has room for letters and digits; the punctuation of Morse stays on the page.
  const signs =
    all.length > crowded ? all.filter(({ value }) => /[\p{L}\p{N}]/u.test(value)) : all;
  return (
    <>
      <p className="font-titre text-lg font-bold">{card.titre}</p>
      {variant.label !== '' && <p>{variant.label}</p>}
      {writing === null && <p>{text?.enBref ?? card.phrase}</p>}
      {signs.length > 0 && (
        <ul
          className={`carte-signes ${signs.length > crowded ? 'carte-signes-serres' : ''}`}
        >
          {signs.map((sign) => (
            <li key={`${sign.value} ${sign.id}`}>
              <SignView sign={sign} className="carte-signe" />
              {sign.value}
            </li>
          ))}
        </ul>
      )}
      {table !== null && <KeyTableView table={table} />}
      {layout !== null && <KeyTableView table={layout} />}
      {layout !== null && <p>{`${cardSample}, avec la clé ${cle}.`}</p>}
      {table !== null && cle !== '' && <p>{`Avec la clé ${cle}.`}</p>}
      {signs.length <= crowded && !isLong(table) && (
        <div className="texte-redige">{text?.methode}</div>
      )}
      <p className="carte-pied">Quêtes &amp; Codes</p>
    </>
  );
}
