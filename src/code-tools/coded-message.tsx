import { plural } from '@lingui/core/macro';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import { tokensOf, type Token } from '@/domain/secret-code/signs.ts';
import { classNames } from '@/ui/class-names.ts';
import { SignView, signHeights } from './sign-drawing.tsx';

type CodedMessageProps = {
  secretCode: Pick<SecretCode, 'writing'>;
  variantId: string;
  /** The coded text, as it is stored and sent to players. */
  text: string;
  /** Letters as large as signs, where the message is the main content. */
  isLarge?: boolean | undefined;
  /** Each letter on a tile: where the message is the largest thing of the game. */
  isTiled?: boolean | undefined;
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

/** Most signs that are drawn: thousands of drawings would hold a phone up for seconds. */
const drawnCount = 1_000;

/** A coded message as a player sees it and as paper shows it: drawn signs, or letters and digits set wide. */
export function CodedMessage({
  secretCode,
  variantId,
  text,
  isLarge = false,
  isTiled = false,
}: CodedMessageProps) {
  if (secretCode.writing === null && isTiled && text.length <= tiledLength) {
    return <TiledLetters text={text} />;
  }
  if (secretCode.writing === null) {
    return (
      <p
        className={classNames(
          'font-mono break-words whitespace-pre-wrap',
          isLarge ? 'text-3xl font-bold tracking-widest' : 'text-lg',
        )}
        translate="no"
      >
        {text}
      </p>
    );
  }
  const height = signHeights[secretCode.writing.taille];
  const tokens = tokensOf(secretCode, text, variantId);
  const hiddenCount = Math.max(0, tokens.length - drawnCount);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5" translate="no">
      {wordsOf(tokens.slice(0, drawnCount)).map((word, index) => (
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
      {hiddenCount > 0 && (
        <p className="w-full text-texte-doux">
          {plural(hiddenCount, {
            one: 'Et #\u00A0autre signe ou espace, qui n’est pas dessiné ici. La copie contient tout.',
            other:
              'Et #\u00A0autres signes et espaces, qui ne sont pas dessinés ici. La copie contient tout.',
          })}
        </p>
      )}
    </div>
  );
}

/** A message longer than this is read as a text, in large letters. */
const tiledLength = 120;
/** From this length on tiles are smaller: the question below stays in view. */
const longLength = 24;

function TiledLetters({ text }: { text: string }) {
  const tile = text.length > longLength ? 'tuile-codee tuile-petite' : 'tuile-codee';
  return (
    <>
      {/* Read and copied as it is written; the tiles are for the eye. */}
      <p className="sr-only" translate="no">
        {text}
      </p>
      <div
        aria-hidden="true"
        translate="no"
        className="flex flex-wrap gap-x-4 gap-y-2 font-titre font-bold"
      >
        {text.split(/\s+/).map((word, index) => (
          <span key={index} className="inline-flex flex-wrap gap-1">
            {Array.from(word, (letter, place) => (
              <span
                key={place}
                className={classNames(
                  'flex items-center justify-center rounded-carte border-2 border-primaire bg-primaire/8',
                  tile,
                )}
              >
                {letter}
              </span>
            ))}
          </span>
        ))}
      </div>
    </>
  );
}
