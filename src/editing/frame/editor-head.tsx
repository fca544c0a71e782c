import { Link } from 'react-router';
import IconBack from '~icons/lucide/arrow-left';
import { classNames } from '@/ui/class-names.ts';
import { useWritingPlace } from '../session/writing-place.ts';

/** The way back to one's parcours; `isShort`: on a phone, its icon alone is shown. */
export function BackToParcours({ isShort = false }: { isShort?: boolean }) {
  const { list } = useWritingPlace();
  return (
    <Link
      to={list.href}
      className="-ml-2 inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2 rounded-pilule px-2 font-bold text-texte no-underline hover:underline"
    >
      <IconBack aria-hidden="true" className="size-5" />
      <span className={classNames('cede-la-place', isShort && 'max-sm:sr-only')}>
        {list.label}
      </span>
    </Link>
  );
}

/** The bar of an editor page without fields. */
export function EditorHead() {
  return (
    <header className="border-b border-trait">
      <div className="mx-auto flex w-full max-w-7xl px-4 py-2 sm:px-6">
        <BackToParcours />
      </div>
    </header>
  );
}
