import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import { tokensOf, type Token } from '@/domain/secret-code/signs.ts';
import { SignView, signHeights } from './sign-drawing.tsx';

type CodedMessageProps = {
  secretCode: Pick<SecretCode, 'writing'>;
  variantId: string;
  /** The coded text: what is stored and what travels to players. */
  text: string;
};

/** The words of a message: runs of signs between two gaps. */
function wordsOf(tokens: readonly Token[]): Token[][] {
  const words: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'espace' || token.kind === 'ligne') words.push([]);
    else words.at(-1)?.push(token);
  }
  return words.filter((word) => word.length > 0);
}

/** A coded message as a player sees it and as paper shows it: drawn signs, or letters and digits set wide. */
export function CodedMessage({ secretCode, variantId, text }: CodedMessageProps) {
  if (secretCode.writing === null) {
    return (
      <p className="font-mono text-lg break-words whitespace-pre-wrap" translate="no">
        {text}
      </p>
    );
  }
  const height = signHeights[secretCode.writing.taille];
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5" translate="no">
      {wordsOf(tokensOf(secretCode, text, variantId)).map((word, index) => (
        // A word has no identity but its place.
        <span key={index} className="inline-flex flex-wrap items-center gap-x-3 gap-y-2">
          {word.map((token, place) =>
            token.kind === 'signe' ? (
              <SignView key={place} sign={token.sign} className={height} />
            ) : (
              <span key={place} className="font-mono">
                {token.kind === 'inconnu' ? token.texte : ''}
              </span>
            ),
          )}
        </span>
      ))}
    </div>
  );
}
