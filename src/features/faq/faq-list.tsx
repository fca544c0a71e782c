import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import IconChevron from '~icons/lucide/chevron-down';
import type { Question, QuestionGroup } from '@/content/faq.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Field } from '@/ui/field.tsx';
import { InlineText } from '@/ui/inline-text.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { filterQuestions } from './filter-questions.ts';

/** Questions by reader, with a tolerant search. Native `details`: all of it works before any script. */
export function FaqList({ groups }: { groups: readonly QuestionGroup[] }) {
  const [text, setText] = useState('');
  useOpenedByHash();
  const found = filterQuestions(groups, text);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()} className="mt-8">
        <Field
          label="Chercher dans les questions"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <StatusLine className="mt-2">
          {text.trim() !== '' &&
            (count === 0
              ? 'Aucune question ne répond.'
              : formatCount(count, 'question', 'questions'))}
        </StatusLine>
      </form>
      {count === 0 && <NothingFound />}
      {found.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </>
  );
}

function Group({ group: { id, titre, questions } }: { group: QuestionGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="mt-10">
      <h2 id={`${id}-titre`} className="text-2xl">
        {titre}
      </h2>
      <div className="relative mt-4 max-w-mesure">
        <span
          aria-hidden="true"
          className="absolute top-6 bottom-6 left-2.5 w-0.5 bg-fil text-primaire"
        />
        <ul>
          {questions.map((question) => (
            <Answer key={question.id} question={question} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The anchor is within the answer: a browser that is led there opens it by itself. */
function Answer({ question: { id, question, reponse } }: { question: Question }) {
  return (
    <li>
      <details className="group/reponse">
        <summary className="flex min-h-12 items-start gap-4 py-2.5 hover:text-primaire-fort">
          <span
            aria-hidden="true"
            className="relative mt-0.5 flex size-5.5 shrink-0 items-center justify-center rounded-pilule border-2 border-primaire bg-fond text-primaire-fort group-open/reponse:bg-primaire group-open/reponse:text-sur-primaire"
          >
            <IconChevron className="size-4 transition-transform group-open/reponse:rotate-180" />
          </span>
          <h3 className="text-lg">{question}</h3>
        </summary>
        <div id={id} className="scroll-mt-20 space-y-3 pb-6 pl-9.5">
          {reponse.map((paragraph) => (
            <p key={paragraph}>
              <InlineText text={paragraph} />
            </p>
          ))}
          <p>
            <Link
              to={paths.faq(id)}
              className="inline-flex min-h-11 items-center text-texte-doux print:hidden"
            >
              Lien vers cette réponse
            </Link>
          </p>
        </div>
      </details>
    </li>
  );
}

/** A link of the site to `/faq#age` moves no browser: the answer is opened and brought into view here. */
function useOpenedByHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const details = answer?.closest('details');
    if (!details) return;
    details.open = true;
    answer?.scrollIntoView();
  }, [hash, key]);
}

function NothingFound() {
  return (
    <EmptyState
      className="mt-4"
      title="Votre question n’est pas ici"
      action={<ButtonLink to={paths.contact()}>Nous écrire</ButtonLink>}
    >
      <p>Essayez un autre mot, ou posez-la-nous : une personne vous répondra.</p>
    </EmptyState>
  );
}
