import { useState } from 'react';
import * as z from 'zod/mini';
import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import { articleSlugSchema } from '@/domain/actualite/actualite.ts';
import { articleSlugOf } from '@/domain/actualite/article-draft.ts';
import { checkedText } from '@/domain/typed-field.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { useOffered } from '@/ui/form/use-offered.ts';
import { articleEtatText, articleProblemText } from './article-words.ts';

type PublicationPanelProps = {
  article: ArticleSnapshot | null;
  titre: string;
  /** True if the text differs from the readers'. */
  isChanged: boolean;
  isBusy: boolean;
  /** Publishing was requested, with any address. */
  onTry: () => void;
  onPublish: (slug: string) => void;
  onWithdraw: () => void;
  onDelete: () => void;
};

const publicationSchema = z.object({
  adresse: checkedText((slug) =>
    articleSlugSchema.safeParse(slug).success
      ? undefined
      : articleProblemText({ champ: 'adresse', type: 'vide' }),
  ),
});

/** Public address of an article, and its withdrawal. */
export function PublicationPanel({
  article,
  titre,
  isChanged,
  isBusy,
  onTry,
  onPublish,
  onWithdraw,
  onDelete,
}: PublicationPanelProps) {
  const isPublished = article?.etat === 'publie';
  const isDated = article !== null && article.publieLe !== null;
  const suggested = isDated ? article.slug : articleSlugOf(titre);
  const form = useForm({
    id: 'article',
    schema: publicationSchema,
    waitsAs: 'publication',
    values: { adresse: suggested },
  });
  // The address follows the title until another is typed.
  useOffered(form, 'adresse', suggested);
  const [asked, setAsked] = useState<'retirer' | 'supprimer' | null>(null);

  const answer = (act: () => void) => {
    setAsked(null);
    act();
  };

  return (
    <section aria-labelledby="publication" className="max-w-mesure">
      <h2 id="publication" className="text-2xl">
        Publication
      </h2>
      {article !== null && <p className="mt-2">{`${articleEtatText(article)}.`}</p>}
      <Form
        form={form}
        send={({ adresse }) => onPublish(adresse)}
        className="mt-4 space-y-5"
      >
        {!isDated && (
          <Field
            label="Adresse"
            hint="La fin du lien vers l’article. Elle ne changera plus une fois l’article publié."
            {...form.field('adresse')}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isBusy} onClick={onTry}>
            {submitLabel(isPublished, isChanged)}
          </Button>
          {isPublished && (
            <ButtonLink to={paths.blog({ article: article.slug })} variant="secondary">
              Voir sur le site
            </ButtonLink>
          )}
          {isPublished ? (
            <Button variant="quiet" onClick={() => setAsked('retirer')}>
              Retirer du site
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => setAsked('supprimer')}>
              Supprimer
            </Button>
          )}
        </div>
      </Form>
      <Dialog
        open={asked === 'retirer'}
        onClose={() => setAsked(null)}
        title={'Retirer cet article du site\u202F?'}
        actions={
          <Button variant="danger" onClick={() => answer(onWithdraw)}>
            Retirer
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

function submitLabel(isPublished: boolean, isChanged: boolean): string {
  if (!isPublished) return 'Publier';
  return isChanged ? 'Mettre à jour l’article' : 'Publier à nouveau';
}
