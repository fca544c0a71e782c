import { t } from '@lingui/core/macro';
import { Fragment, useRef, useState } from 'react';
import { SignView } from '@/code-tools/sign-drawing.tsx';
import type { Enigme } from '@/domain/quete/enigme.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Fold } from '@/ui/fold.tsx';

/** The judge comes with the first gesture towards the field. */
const fetchJudge = () => import('./judge-enigme.ts');

type Verdict = 'aucun' | 'attente' | 'vide' | 'faux' | 'panne' | 'juste';

function verdictWords(verdict: Verdict): string {
  switch (verdict) {
    case 'aucun':
    case 'juste':
      return '';
    case 'attente':
      return t`Vérification…`;
    case 'vide':
      return t`Donnez une réponse, puis validez.`;
    case 'faux':
      return t`Pas encore. Relisez la question, mot à mot.`;
    case 'panne':
      return t`Le réseau manque peut-être\u00A0: réessayez dans un moment.`;
  }
}

const cell = { width: 33, height: 54 };
const columns = 9;

/** The sheet of signs as one drawing: a page has few elements. Each sign is over its letter. */
function Feuille({ signs }: { signs: Enigme['feuille'] }) {
  const height = Math.ceil(signs.length / columns) * cell.height;
  return (
    <svg
      role="img"
      aria-label={signs.map(({ value, nom }) => `${value}, ${nom}`).join('. ')}
      viewBox={`0 0 ${String(columns * cell.width)} ${String(height)}`}
      className="mt-3 w-full max-w-xs"
    >
      {signs.map((sign, index) => {
        const x = (index % columns) * cell.width;
        const y = Math.floor(index / columns) * cell.height;
        return (
          <Fragment key={sign.id}>
            <svg aria-hidden="true" x={x + 4} y={y} width="25" height="25">
              <SignView sign={sign} decorative />
            </svg>
            <text
              x={x + cell.width / 2}
              y={y + 43}
              fontSize="17"
              fontWeight="bold"
              textAnchor="middle"
              fill="currentColor"
            >
              {sign.value}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}

/**
 * A message to decipher in place, with its sheet of signs. Read without scripts, its answer is in a fold. Once solved, the quête goes on
 * from there.
 */
export function EnigmeCard({ enigme }: { enigme: Enigme }) {
  const { empreinte, feuille, message, motDeSucces, explication } = enigme;
  const field = useRef<HTMLInputElement>(null);
  const [verdict, setVerdict] = useState<Verdict>('aucun');
  const [reponse, setReponse] = useState('');
  const langue = currentLangue();
  const isSolved = verdict === 'juste';
  const consigne = typographie(enigme.consigne, langue);
  const end = consigne.indexOf('?') + 1;

  async function judge(typed: string): Promise<void> {
    setVerdict('attente');
    try {
      const { judgeEnigme } = await fetchJudge();
      const isRight = await judgeEnigme(typed, empreinte);
      setReponse(typed);
      setVerdict(isRight === null ? 'vide' : isRight ? 'juste' : 'faux');
    } catch (error) {
      console.warn('The answer could not be checked.', error);
      setVerdict('panne');
    }
  }

  function validate(): void {
    if (verdict !== 'attente') void judge(field.current?.value ?? '');
  }

  return (
    <section
      aria-labelledby="enigme"
      className="rounded-carte border border-trait bg-fond-carte p-4 sm:p-6"
    >
      <p className="text-texte-doux">{typographie(enigme.titre, langue)}</p>
      <h2 id="enigme" className="text-xl">
        {consigne.slice(0, end)}
      </h2>
      <ul translate="no" className="mt-3 flex gap-2">
        {message.map((sign, index) => (
          // A letter of a message is known by its place.
          <li
            key={`${index} ${isSolved}`}
            className={`flex aspect-square max-w-14 min-w-0 flex-1 items-center justify-center rounded-carte border-2 border-primaire bg-primaire/8 font-titre text-3xl font-bold ${isSolved ? 'lettre-retournee' : ''}`}
          >
            {isSolved ? sign.value : <SignView sign={sign} className="h-3/5" />}
          </li>
        ))}
      </ul>
      {isSolved ? (
        // The field that had the focus is gone.
        <div ref={(solved) => solved?.focus()} tabIndex={-1} className="mt-4 space-y-4">
          <p className="text-lg font-bold">
            {t`Bonne réponse\u202F!`} {typographie(motDeSucces, langue)}
          </p>
          <ButtonLink size="large" to={paths.essayer({ reponse })}>
            {t`Continuer la quête`}
          </ButtonLink>
        </div>
      ) : (
        <>
          <p className="mt-3">{consigne.slice(end).trim()}</p>
          <Feuille signs={feuille} />
          <div className="mt-4 flex flex-wrap gap-2">
            <label htmlFor="reponse" className="sr-only">
              {t`Votre réponse, en clair`}
            </label>
            <input
              ref={field}
              id="reponse"
              placeholder={t`Votre réponse`}
              onFocus={() => void fetchJudge().catch(() => undefined)}
              onKeyDown={({ key }) => {
                if (key === 'Enter') validate();
              }}
              enterKeyHint="done"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-describedby="verdict"
              className="h-12 min-w-0 flex-1 basis-40 rounded-pilule border border-trait-fort bg-fond-carte px-5 text-lg"
            />
            <Button onClick={validate}>{t`Valider`}</Button>
          </div>
          <p id="verdict" role="status" className="min-h-[1.5em] font-bold">
            {verdictWords(verdict)}
          </p>
          <Fold title={t`Voir la réponse`}>
            <p>
              <strong>{message.map(({ value }) => value).join('')}</strong>
              <br />
              {typographie(explication, langue)}
            </p>
          </Fold>
        </>
      )}
    </section>
  );
}
