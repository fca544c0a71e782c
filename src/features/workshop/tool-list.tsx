import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { CommentaireBadge } from '@/editing/frame/count-badges.tsx';
import { OtherWay } from '@/editing/frame/editor-bar.tsx';
import { paths } from '@/lib/paths.ts';
import { useActs } from './acts-context.tsx';
import { useWorkshopPlace } from './places-context.tsx';
import { useReview } from './review-context.tsx';
import { SubjectButton } from './subject-button.tsx';
import type { Subject } from './subject.ts';

/** Styled like `SubjectButton`. */
const linkClass =
  'flex min-h-12 w-full items-center rounded-carte px-3 font-titre font-bold text-texte no-underline hover:bg-primaire/5';

type ToolListProps = {
  /** On a phone: also has the actions of a wide workshop's bar. */
  isWhole?: boolean | undefined;
  /** Called once one of them is shown. */
  onShown?: (() => void) | undefined;
};

/** Actions on a parcours besides writing its texts. */
export function ToolList({ isWhole = false, onShown }: ToolListProps) {
  const { isShared, commentaires, openCommentaires } = useReview();
  const { writing } = useWriting();
  const { publish } = useActs();
  const count = openCommentaires.length;
  const tool = (type: Exclude<Subject['type'], 'etape'>) => ({ type, onShown });
  return (
    <>
      <Tool {...tool('fichiers')}>Ajouter depuis des fichiers</Tool>
      <Tool {...tool('marche')}>Essayer en marchant</Tool>
      {isWhole && <Tool {...tool('publication')}>{publish.label}</Tool>}
      {isShared && <Tool {...tool('membres')}>Membres</Tool>}
      {isShared && <Tool {...tool('traductions')}>Traductions</Tool>}
      <Tool {...tool('historique')}>Historique</Tool>
      <Tool {...tool('export')}>Prendre une copie</Tool>
      <Tool {...tool('imprimer')}>Imprimer</Tool>
      {isShared && <Tool {...tool('ranger')}>Archiver ou jeter</Tool>}
      <OtherWay view={writing.view} className={linkClass} />
      <Link to={paths.aide('auteur')} target="_blank" className={linkClass}>
        Aide<span className="sr-only"> (nouvel onglet)</span>
      </Link>
      {commentaires !== null && (
        <Tool {...tool('commentaires')}>
          Commentaires
          {count > 0 && <CommentaireBadge count={count} />}
        </Tool>
      )}
    </>
  );
}

type ToolProps = Pick<ToolListProps, 'onShown'> & {
  type: Exclude<Subject['type'], 'etape'>;
  children: ReactNode;
};

function Tool({ type, onShown, children }: ToolProps) {
  const { subject, show } = useWorkshopPlace();
  return (
    <SubjectButton
      isActive={subject.type === type}
      onPress={() => {
        onShown?.();
        show({ type });
      }}
    >
      {children}
    </SubjectButton>
  );
}
