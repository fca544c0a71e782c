import { Link } from 'react-router';
import type { Famille } from '@/domain/secret-code/famille.ts';
import { secretCodesOf } from '@/domain/secret-code/table.ts';
import { paths } from '@/lib/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { CodeCardList } from './code-card-list.tsx';
import type { QueteCounts } from './code-words.ts';

type FamilleViewProps = { famille: Famille; queteCounts: QueteCounts };

/** One family: the common points of its codes, and each of them. */
export function FamilleView({ famille, queteCounts }: FamilleViewProps) {
  return (
    <>
      <PageTitle
        surtitre={<Link to={paths.codeList()}>Les codes</Link>}
        chapeau={famille.phrase}
      >
        {famille.titre}
      </PageTitle>
      <div className="mt-8">
        <CodeCardList
          cards={secretCodesOf(famille.id)}
          queteCounts={queteCounts}
          level={2}
        />
      </div>
    </>
  );
}
