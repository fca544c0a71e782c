import { questionGroups } from '@/content/faq.ts';
import { FaqList } from '@/features/faq/faq-list.tsx';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

/** `/faq`: questions of families, authors and mairies. */
export function Component() {
  return (
    <div className="mx-auto max-w-3xl md:pt-4">
      <PageHead
        title="Questions fréquentes"
        description="Jouer, écrire un parcours, engager sa commune : les réponses aux questions des familles, des auteurs et des mairies."
        path={paths.faq()}
      />
      <PageTitle
        chapeau={
          <>
            Des réponses courtes, pour les familles, les auteurs et les mairies :{' '}
            {questionGroups.map(({ id, titre }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a href={`#${id}`}>{titre.toLocaleLowerCase('fr-FR')}</a>
              </span>
            ))}
            .
          </>
        }
      >
        Questions fréquentes
      </PageTitle>
      <FaqList groups={questionGroups} />
      <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <p className="text-lg">Il vous manque une réponse ?</p>
        <ButtonLink to={paths.contact()} variant="secondary">
          Nous écrire
        </ButtonLink>
      </div>
    </div>
  );
}
