import { CodedMessage } from '@/code-tools/coded-message.tsx';
import { lettersAndDigitsOf } from '@/domain/secret-code/latin-text.ts';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';

/** Sample text if the name of the code cannot be encoded. */
const greeting = 'Bonjour';

/** A name longer than this is no banner. */
const longestName = 14;

/** The name of a code written in this code: its look, before any description. */
export function CodedName({
  secretCode,
  name,
}: {
  secretCode: SecretCode;
  name: string;
}) {
  const written = [nameOf(name), greeting]
    .map((text) => ({ text, coding: writtenIn(secretCode, text) }))
    .find(({ coding }) => coding !== '');
  if (written === undefined) return null;
  const { text, coding } = written;
  return (
    <figure className="mt-6 print:hidden overflow-hidden rounded-carte border border-trait bg-fond-carte px-5 py-5">
      <div aria-hidden="true">
        <CodedMessage secretCode={secretCode} variantId="" text={coding} isLarge />
      </div>
      <figcaption className="mt-3 text-texte-doux">{`«\u00A0${text}\u00A0»`}</figcaption>
    </figure>
  );
}

/** The first identifying word of a name: « César » of « Code de César ». */
function nameOf(name: string): string {
  const word = name.replace(
    /^(Code|Chiffre|Alphabet|Carré|Grille) (de |d’|du |des |à )?/u,
    '',
  );
  return lettersAndDigitsOf(word).length > longestName ? greeting : word;
}

/** The text in the code, by the key of its example; empty if not fully encodable. */
function writtenIn(secretCode: SecretCode, text: string): string {
  const plain = lettersAndDigitsOf(text).toUpperCase();
  const coding = secretCode.encode(plain, secretCode.key?.example ?? '');
  return coding.ok && coding.skipped.length === 0 ? coding.text : '';
}
