import { Suspense, use, useMemo, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { CodeTool } from '@/code-tools/code-tool.tsx';
import { CodedMessage } from '@/code-tools/coded-message.tsx';
import { lossSentences } from '@/code-tools/losses-words.ts';
import { SignTable } from '@/code-tools/sign-table.tsx';
import type { CodeText } from '@/content/code-text.ts';
import type { CodeUsage } from '@/domain/quete/code-usage.ts';
import { famillePath } from '@/domain/secret-code/address.ts';
import { familleList } from '@/domain/secret-code/famille.ts';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import type { SecretCodeCard } from '@/domain/secret-code/table.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { useIsAwake } from '@/ui/use-is-awake.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { codeMaterial } from './code-material.ts';
import { CodeUsages } from './code-usages.tsx';
import { factsOf } from './code-words.ts';
import { CodedName } from './coded-name.tsx';
import { Exercise } from './exercise.tsx';
import { KeyCards } from './key-cards.tsx';
import { SendButton } from './send-button.tsx';
import { sentMessageIn, type SentMessage } from './sent-message.ts';

type CodeViewProps = {
  card: SecretCodeCard;
  /** The quêtes with it; null if unknown. */
  usage: CodeUsage | null;
};

/** The page of one code: description, tool, method by hand, exercise, history, key card. */
export function CodeView({ card, usage }: CodeViewProps) {
  const famille = familleList.find(({ id }) => id === card.famille);
  return (
    <Suspense fallback={<Waiting>Le code arrive…</Waiting>}>
      <div className={card.aUnOutil ? 'print:hidden' : undefined}>
        <PageTitle
          surtitre={
            <Link to={famillePath(card.famille)}>{famille?.titre ?? 'Les codes'}</Link>
          }
          chapeau={<InShort card={card} />}
        >
          {card.titre}
        </PageTitle>
        <p className="mt-3 text-texte-doux">
          {factsOf(card, 0)}
          <InQuetes usage={usage} />
        </p>
      </div>
      <Material card={card} usage={usage} />
    </Suspense>
  );
}

function InShort({ card }: { card: SecretCodeCard }) {
  return use(codeMaterial(card)).text?.enBref ?? card.phrase;
}

/** « dans 1 quête » : links to it; if several, to their list at the end of the page. */
function InQuetes({ usage }: { usage: CodeUsage | null }) {
  if (usage === null || usage.total === 0) return null;
  const words = `dans ${formatCount(usage.total, 'quête', 'quêtes')}`;
  const [only] = usage.quetes;
  return (
    <>
      {' · '}
      {usage.total === 1 && only !== undefined ? (
        <Link to={paths.quete(only)} className="font-bold">
          {words}
        </Link>
      ) : (
        <a href="#quetes" className="font-bold">
          {words}
        </a>
      )}
    </>
  );
}

/** The message in the link. The prerendered page has none: it is read once the page is hydrated. */
function useSentMessage(): SentMessage | null {
  const { hash } = useLocation();
  const isAwake = useIsAwake();
  return useMemo(() => (isAwake ? sentMessageIn(hash) : null), [isAwake, hash]);
}

function Material({ card, usage }: CodeViewProps) {
  const { text, secretCode, figure, Breaker } = use(codeMaterial(card));
  const exercice = text?.exercice ?? null;
  const written = secretCode?.writing === null ? null : secretCode;
  const sent = useSentMessage();
  return (
    <>
      {secretCode !== null &&
        (sent === null ? (
          <CodedName secretCode={secretCode} name={card.titre} />
        ) : (
          <Received secretCode={secretCode} sent={sent} />
        ))}
      {/* A code with a tool prints its key cards; another prints the page. */}
      <div className={secretCode === null ? undefined : 'print:hidden'}>
        <div
          className={
            secretCode === null || exercice === null
              ? undefined
              : 'gap-x-14 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
          }
        >
          {secretCode !== null && (
            <Part id="outil" title="L’outil">
              <CodeTool
                key={`${card.id} ${sent?.text ?? ''}`}
                secretCode={secretCode}
                initial={
                  sent === null
                    ? { cle: firstKey(secretCode) }
                    : {
                        sens: 'decoder',
                        ...sent,
                        cle: sent.cle === '' ? firstKey(secretCode) : sent.cle,
                      }
                }
                renderCoded={(message) => (
                  <SendButton titre={card.titre} message={message} />
                )}
              />
              <Losses secretCode={secretCode} />
            </Part>
          )}
          {exercice !== null && (
            <Part id="exercice" title={`À vous\u00A0: déchiffrez ceci`}>
              <Exercise key={card.id} exercice={exercice} secretCode={secretCode} />
            </Part>
          )}
        </div>
        {figure !== null && (
          <Part id="figure" title={figure.title}>
            <figure.Component />
          </Part>
        )}
        {written !== null && (
          <Part id="signes" title="Les signes">
            <SignGroups secretCode={written} />
          </Part>
        )}
        {text !== null && <TextParts text={text} />}
        {Breaker !== null && <Breaker card={card} example={codedSample(secretCode)} />}
        <Part id="quetes" title="Dans les quêtes">
          <CodeUsages usage={usage} />
        </Part>
        {text !== null && <Sources sources={text.sources} />}
      </div>
      {secretCode !== null && (
        <KeyCards card={card} text={text} secretCode={secretCode} />
      )}
    </>
  );
}

/** The message of the link, above the tool that opens it. */
function Received({ secretCode, sent }: { secretCode: SecretCode; sent: SentMessage }) {
  return (
    <section
      aria-labelledby="recu"
      className="mt-6 print:hidden rounded-carte border-2 border-primaire bg-fond-carte px-5 py-5"
    >
      <h2 id="recu" className="text-2xl">
        Un message codé pour vous
      </h2>
      <div className="mt-4 overflow-hidden">
        <CodedMessage
          secretCode={secretCode}
          variantId={sent.variante}
          text={sent.text}
          isLarge
        />
      </div>
    </section>
  );
}

function Part({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="mt-12">
      <h2 id={`${id}-titre`} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function TextParts({ text }: { text: CodeText }) {
  return (
    <>
      <Part id="methode" title="À la main">
        <div className="texte-redige max-w-mesure">{text.methode}</div>
      </Part>
      <Part id="histoire" title="Histoire">
        <div className="texte-redige max-w-mesure">{text.histoire}</div>
      </Part>
    </>
  );
}

function Losses({ secretCode }: { secretCode: SecretCode }) {
  const sentences = lossSentences(secretCode.losses(''));
  if (sentences.length === 0) return null;
  return (
    <div className="mt-6 max-w-mesure">
      <h3 className="font-bold">Ce que ce code ne garde pas</h3>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** A text long enough to count its letters. */
const sample =
  'Au matin, quand la brume quitte la rivière, le vieux meunier ouvre la porte de son moulin et regarde le chemin qui monte vers le village. Il attend depuis longtemps la lettre que son frère lui a promise avant de partir sur la mer, et chaque jour il la cherche dans le sac du facteur.';

/** The sample in this code, as an exercise. */
function codedSample(secretCode: SecretCode | null): string {
  const coding = secretCode?.encode(sample, secretCode.key?.example ?? '');
  return coding?.ok === true ? coding.text : '';
}

/** Initial key of the tool: empty if none is needed, else a valid key. */
function firstKey({ key, keyProblem }: SecretCode): string {
  return key === null || key.kind === 'texte' || keyProblem('') === null
    ? ''
    : key.example;
}

/** The signs of the usual variant, and those of the others folded under their names. */
function SignGroups({ secretCode }: { secretCode: SecretCode }) {
  const [usual, ...others] = secretCode.variants;
  return (
    <div className="space-y-6">
      {usual !== undefined && <h3 className="text-lg font-bold">{usual.label}</h3>}
      <SignTable secretCode={secretCode} variantId={usual?.id ?? ''} />
      {others.map(({ id, label }) => (
        <details key={id}>
          <summary className="inline-flex min-h-11 items-center font-bold text-primaire-fort">
            {`Variante\u00A0: ${label}`}
          </summary>
          <div className="pt-3">
            <SignTable secretCode={secretCode} variantId={id} />
          </div>
        </details>
      ))}
    </div>
  );
}

function Sources({ sources }: Pick<CodeText, 'sources'>) {
  return (
    <Part id="sources" title="Sources">
      <ul className="list-disc space-y-1 pl-6">
        {sources.map(({ titre, lien }) => (
          <li key={titre}>{lien === undefined ? titre : <a href={lien}>{titre}</a>}</li>
        ))}
      </ul>
    </Part>
  );
}
