import type { ArticleDraft, ArticleProblem } from '@/domain/actualite/article-draft.ts';
import { rubriqueList, rubriqueNames } from '@/domain/actualite/rubrique.ts';
import { limits } from '@/domain/limits.ts';
import { themeList } from '@/domain/parcours/kinds.ts';
import { tidyLine, tidyText } from '@/domain/tidy-text.ts';
import { Field } from '@/ui/field.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import type { AddArticleImage } from './add-article-image.ts';
import { TexteField } from './texte-field.tsx';

type Champ = ArticleProblem['champ'];

type ArticleFieldsProps = {
  draft: ArticleDraft;
  onChange: (part: Partial<ArticleDraft>) => void;
  errorOf: (champ: Champ) => string | undefined;
  fieldIds: Readonly<Record<Champ, string>>;
  addImage: AddArticleImage;
};

const encreNames: Readonly<Record<ArticleDraft['encre'], string>> = {
  nature: 'Verte, comme la nature',
  pierre: 'Ocre, comme la pierre',
  eau: 'Bleue, comme l’eau',
};

/** Fields of an article, from its title to its text. */
export function ArticleFields({
  draft: { titre, resume, rubrique, encre, texte },
  onChange,
  errorOf,
  fieldIds,
  addImage,
}: ArticleFieldsProps) {
  return (
    <div className="space-y-6">
      <Field
        id={fieldIds.titre}
        label="Titre"
        value={titre}
        maxCount={limits.articleTitre.max}
        error={errorOf('titre')}
        onChange={(event) => onChange({ titre: tidyLine(event.currentTarget.value) })}
      />
      <Field
        as="textarea"
        id={fieldIds.resume}
        label="Résumé"
        hint="Une ou deux phrases, sous le titre et dans les listes."
        rows={2}
        value={resume}
        maxCount={limits.articleResume.max}
        error={errorOf('resume')}
        onChange={(event) => onChange({ resume: tidyText(event.currentTarget.value) })}
      />
      <TexteField
        id={fieldIds.texte}
        value={texte}
        onValue={(next) => onChange({ texte: next })}
        error={errorOf('texte')}
        addImage={addImage}
      />
      <RadioGroup<ArticleDraft['rubrique']>
        legend="Rubrique"
        inline
        value={rubrique}
        onValueChange={(next) => onChange({ rubrique: next })}
        options={rubriqueList.map((value) => ({ value, label: rubriqueNames[value] }))}
      />
      <RadioGroup<ArticleDraft['encre']>
        legend="Couverture"
        hint="Elle est dessinée d’après l’adresse de l’article, dans l’encre choisie."
        inline
        value={encre}
        onValueChange={(next) => onChange({ encre: next })}
        options={themeList.map((value) => ({ value, label: encreNames[value] }))}
      />
    </div>
  );
}
