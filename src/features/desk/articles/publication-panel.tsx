import { useState, type SubmitEvent } from 'react';
import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import { articleSlugSchema } from '@/domain/actualite/actualite.ts';
import { articleSlugOf, type ArticleProblem } from '@/domain/actualite/article-draft.ts';
import { dayOf, momentOf, timeOf } from '@/lib/format/date.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { RadioGroup } from '@/ui/radio-group.tsx';
import { articleEtat, articleEtatText } from './article-words.ts';

/** Where and from when an article is to be read. */
export type PublicationChoice = { slug: string; publieLe: number };

type PublicationPanelProps = {
  article: ArticleSnapshot | null;
  titre: string;
  /** Something typed is not what readers see. */
  isChanged: boolean;
  isBusy: boolean;
  now: () => number;
  /** What is wrong with the address or the date. */
  errorOf: (champ: ArticleProblem['champ']) => string | undefined;
  /** Address or date are touched. */
  onChoose: () => void;
  /** `problems`: of address and date alone. */
  onPublish: (
    choice: PublicationChoice | null,
    problems: readonly ArticleProblem[],
  ) => void;
  onWithdraw: () => void;
  onDelete: () => void;
};

type Quand = 'maintenant' | 'plus-tard';

const dayMs = 24 * 3_600_000;

/** Tomorrow at eight, for whom wants it later. */
function firstMoment(now: number) {
  return { jour: dayOf(now + dayMs), heure: '08:00' };
}

/** From when it is read, under which address, and how it is taken back. */
export function PublicationPanel({
  article,
  titre,
  isChanged,
  isBusy,
  now,
  errorOf,
  onChoose,
  onPublish,
  onWithdraw,
  onDelete,
}: PublicationPanelProps) {
  const etat = article === null ? 'brouillon' : articleEtat(article, now());
  const isDated = article !== null && article.publieLe !== null;
  const publieLe = article?.publieLe ?? now();
  const [quand, setQuand] = useState<Quand>(
    etat === 'programmee' ? 'plus-tard' : 'maintenant',
  );
  const [{ jour, heure }, setMoment] = useState(() =>
    etat === 'programmee'
      ? { jour: dayOf(publieLe), heure: timeOf(publieLe) }
      : firstMoment(now()),
  );
  const [adresse, setAdresse] = useState<string | null>(null);
  const [asked, setAsked] = useState<'retirer' | 'supprimer' | null>(null);

  const slug = isDated ? article.slug : (adresse ?? articleSlugOf(titre));

  function momentNow(): number | null {
    if (quand === 'plus-tard') return momentOf(jour, heure);
    // What is read already keeps its date.
    return etat === 'en-ligne' ? publieLe : now();
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const moment = momentNow();
    const problems: ArticleProblem[] = [];
    if (!articleSlugSchema.safeParse(slug).success)
      problems.push({ champ: 'adresse', type: 'vide' });
    if (moment === null) problems.push({ champ: 'date', type: 'illisible' });
    else if (quand === 'plus-tard' && moment <= now())
      problems.push({ champ: 'date', type: 'passee' });
    const isReady = problems.length === 0 && moment !== null;
    onPublish(isReady ? { slug, publieLe: moment } : null, problems);
  }

  const answer = (act: () => void) => {
    setAsked(null);
    act();
  };

  return (
    <section aria-labelledby="publication" className="max-w-mesure">
      <h2 id="publication" className="text-2xl">
        Publication
      </h2>
      {article !== null && (
        <p className="mt-2">{`${articleEtatText(article, now())}.`}</p>
      )}
      <form className="mt-4 space-y-5" noValidate onSubmit={submit}>
        {!isDated && (
          <Field
            id="article-adresse"
            label="Adresse"
            hint="La fin du lien vers l’article. Elle ne changera plus une fois l’article publié."
            value={slug}
            error={errorOf('adresse')}
            onChange={(event) => {
              onChoose();
              setAdresse(event.currentTarget.value);
            }}
          />
        )}
        {etat !== 'en-ligne' && (
          <RadioGroup<Quand>
            legend="Quand ?"
            inline
            value={quand}
            onValueChange={(next) => {
              onChoose();
              setQuand(next);
            }}
            options={[
              { value: 'maintenant', label: 'Maintenant' },
              { value: 'plus-tard', label: 'Plus tard' },
            ]}
          />
        )}
        {quand === 'plus-tard' && (
          <div className="flex flex-wrap gap-4">
            <Field
              id="article-jour"
              type="date"
              label="Jour"
              value={jour}
              error={errorOf('date')}
              onChange={(event) => setMoment({ jour: event.currentTarget.value, heure })}
            />
            <Field
              type="time"
              label="Heure, à Paris"
              value={heure}
              onChange={(event) => {
                onChoose();
                setMoment({ jour, heure: event.currentTarget.value });
              }}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isBusy}>
            {submitLabel(etat, quand, isChanged)}
          </Button>
          {etat === 'en-ligne' && article !== null && (
            <ButtonLink to={paths.blog({ article: article.slug })} variant="secondary">
              Voir sur le site
            </ButtonLink>
          )}
          {etat !== 'brouillon' && (
            <Button variant="quiet" onClick={() => setAsked('retirer')}>
              {etat === 'programmee' ? 'Annuler la programmation' : 'Retirer du site'}
            </Button>
          )}
          {etat === 'brouillon' && (
            <Button variant="quiet" onClick={() => setAsked('supprimer')}>
              Supprimer
            </Button>
          )}
        </div>
      </form>
      <Dialog
        open={asked === 'retirer'}
        onClose={() => setAsked(null)}
        title={
          etat === 'programmee'
            ? 'Annuler la programmation\u202F?'
            : 'Retirer cet article du site\u202F?'
        }
        actions={
          <Button variant="danger" onClick={() => answer(onWithdraw)}>
            {etat === 'programmee' ? 'Annuler la programmation' : 'Retirer'}
          </Button>
        }
      >
        <p>
          Il redevient un brouillon, avec tout son texte. Vous pourrez le publier de
          nouveau.
        </p>
      </Dialog>
      <Dialog
        open={asked === 'supprimer'}
        onClose={() => setAsked(null)}
        title="Supprimer ce brouillon ?"
        actions={
          <Button variant="danger" onClick={() => answer(onDelete)}>
            Supprimer
          </Button>
        }
      >
        <p>Son texte sera perdu, pour vous et pour toute l’équipe.</p>
      </Dialog>
    </section>
  );
}

function submitLabel(
  etat: ReturnType<typeof articleEtat>,
  quand: Quand,
  isChanged: boolean,
): string {
  if (etat === 'en-ligne')
    return isChanged ? 'Mettre à jour l’article' : 'Publier à nouveau';
  if (quand === 'maintenant') return 'Publier maintenant';
  return etat === 'programmee' ? 'Mettre à jour la programmation' : 'Programmer';
}
