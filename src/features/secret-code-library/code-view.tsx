import { Suspense, use, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CodeTool } from '@/code-tools/code-tool.tsx';
import { lossSentences } from '@/code-tools/losses-words.ts';
import { SignTable } from '@/code-tools/sign-table.tsx';
import type { CodeText } from '@/content/code-text.ts';
import { famillePath } from '@/domain/secret-code/address.ts';
import { familleList } from '@/domain/secret-code/famille.ts';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import type { SecretCodeCard } from '@/domain/secret-code/table.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { Breaker } from './breaker.tsx';
import { codeMaterial } from './code-material.ts';
import { factsOf } from './code-words.ts';
import { Exercise } from './exercise.tsx';
import { KeyCards } from './key-cards.tsx';

/** The page of one code: what it is, the tool, how to do it by hand, an exercise, its history, its key card. */
export function CodeView({ card }: { card: SecretCodeCard }) {
  const famille = familleList.find(({ id }) => id === card.famille);
  return (
    <Suspense fallback={<Waiting>Le code arrive…</Waiting>}>
      <div className="print:hidden">
        <PageTitle
          surtitre={
            <Link to={famillePath(card.famille)}>{famille?.titre ?? 'Les codes'}</Link>
          }
          chapeau={<InShort card={card} />}
        >
          {card.titre}
        </PageTitle>
        <p className="mt-3 text-texte-doux">{factsOf(card)}</p>
      </div>
      <Material card={card} />
    </Suspense>
  );
}

function InShort({ card }: { card: SecretCodeCard }) {
  return use(codeMaterial(card)).text?.enBref ?? card.phrase;
}

function Material({ card }: { card: SecretCodeCard }) {
  const { text, secretCode } = use(codeMaterial(card));
  const exercice = text?.exercice ?? null;
  const written = secretCode?.writing === null ? null : secretCode;
  return (
    <>
      <div className="print:hidden">
        {secretCode !== null && (
          <Part id="outil" title="L’outil">
            <div className="max-w-mesure">
              <CodeTool
                key={card.id}
                secretCode={secretCode}
                initial={{
                  cle:
                    secretCode.key?.kind === 'texte'
                      ? ''
                      : (secretCode.key?.example ?? ''),
                }}
              />
            </div>
            <Losses secretCode={secretCode} />
          </Part>
        )}
        {written !== null && (
          <Part id="signes" title="Les signes">
            <SignGroups secretCode={written} />
          </Part>
        )}
        {text !== null && <TextParts text={text} />}
        {exercice !== null && (
          <Part id="exercice" title="À vous">
            <Exercise key={card.id} exercice={exercice} secretCode={secretCode} />
          </Part>
        )}
        <Breaker card={card} />
        {text !== null && <Sources sources={text.sources} />}
      </div>
      {secretCode !== null && (
        <KeyCards card={card} text={text} secretCode={secretCode} />
      )}
    </>
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

/** The signs of each variant, under its name: a key is worth nothing without it. */
function SignGroups({ secretCode }: { secretCode: SecretCode }) {
  const variants =
    secretCode.variants.length === 0 ? [{ id: '', label: '' }] : secretCode.variants;
  return (
    <div className="space-y-8">
      {variants.map(({ id, label }) => (
        <div key={id}>
          {label !== '' && <h3 className="mb-3 text-lg font-bold">{label}</h3>}
          <SignTable secretCode={secretCode} variantId={id} />
        </div>
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
