import type { CodeText } from '@/content/code-text.ts';
import { SignView } from '@/code-tools/sign-drawing.tsx';
import { alphabet } from '@/domain/secret-code/latin-text.ts';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import type { SecretCodeCard } from '@/domain/secret-code/table.ts';
import { Button } from '@/ui/button.tsx';

type KeyCardsProps = {
  card: SecretCodeCard;
  text: CodeText | null;
  secretCode: SecretCode;
};

/** The key card of a code, A6, four to a sheet of A4: a class of pupils is twenty-six cards, seven sheets. */
export function KeyCards({ card, text, secretCode }: KeyCardsProps) {
  const variants =
    secretCode.variants.length === 0 ? [{ id: '', label: '' }] : secretCode.variants;
  // Four cards: each variant in turn, again and again.
  const shown = Array.from(
    { length: 4 },
    (_, index) => variants[index % variants.length],
  );
  return (
    <section aria-labelledby="carte-titre" className="mt-12 print:mt-0">
      <div className="print:hidden">
        <h2 id="carte-titre" className="mb-4 text-2xl">
          La carte-clé
        </h2>
        <p className="max-w-mesure">
          Quatre cartes de poche sur une feuille A4, à découper.
        </p>
        <Button variant="secondary" className="mt-4" onClick={() => window.print()}>
          Imprimer les cartes
        </Button>
      </div>
      <div className="hidden print:grid print:grid-cols-2">
        {shown.map((variant, index) => (
          // Four copies on a sheet have no identity but their place.
          <div key={index} className="carte-cle">
            <p className="font-titre text-lg font-bold">{card.titre}</p>
            {variant?.label !== undefined && variant.label !== '' && (
              <p>{variant.label}</p>
            )}
            <Key
              secretCode={secretCode}
              variantId={variant?.id ?? ''}
              text={text}
              card={card}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

type KeyProps = KeyCardsProps & { variantId: string };

/** Signs with their letters; else the coded alphabet; else the code in short. */
function Key({ secretCode, variantId, text, card }: KeyProps) {
  if (secretCode.writing !== null) {
    return (
      <ul className="mt-2 flex flex-wrap gap-2">
        {secretCode.writing.signs(variantId, '').map((sign) => (
          <li key={`${sign.value} ${sign.id}`} className="flex flex-col items-center">
            <SignView sign={sign} className="h-5" />
            {sign.value}
          </li>
        ))}
      </ul>
    );
  }
  const example = secretCode.key?.example ?? '';
  const coding = secretCode.encode(alphabet, example, variantId);
  const isAlphabet = coding.ok && coding.text.length === alphabet.length;
  return (
    <div className="mt-2 space-y-2">
      <p>{text?.enBref ?? card.phrase}</p>
      {isAlphabet && (
        <p className="font-mono break-all">
          {alphabet}
          <br />
          {coding.text}
        </p>
      )}
      {isAlphabet && example !== '' && <p>{`Avec la clé ${example}.`}</p>}
    </div>
  );
}
