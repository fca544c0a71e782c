import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { classNames } from '@/ui/class-names.ts';
import { Logo } from '@/ui/pictures/logo.tsx';

/** The name of the site with its mark: the way home of every page. */
export function HomeLink({ className }: { className?: string }) {
  return (
    <Link to={paths.home()} className={classNames('enseigne', className)}>
      <Logo />
      Quêtes &amp; Codes
    </Link>
  );
}
