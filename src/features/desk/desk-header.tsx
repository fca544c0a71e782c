import { Link, NavLink } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { Logo } from '@/ui/pictures/logo.tsx';

/** The views of the dashboard that are entries of the menu. */
const dashboardViews = [
  { vue: 'liste', label: 'Les parcours', to: paths.dashboard() },
  { vue: 'chiffres', label: 'Chiffres', to: paths.dashboard({ vue: 'chiffres' }) },
  { vue: 'moderation', label: 'Modération', to: paths.dashboard({ vue: 'moderation' }) },
  { vue: 'sagas', label: 'Sagas', to: paths.sagas() },
] as const;
const entries = [
  { label: 'Messages', to: paths.message() },
  { label: 'Actualités', to: paths.news() },
  { label: 'Mon compte', to: paths.user() },
];

type DeskHeaderProps = {
  /** The current view of the dashboard; absent on other pages. */
  vue?: (typeof dashboardViews)[number]['vue'] | undefined;
};

/** The ways between the pages of the desk. */
function DeskMenu({ vue }: DeskHeaderProps) {
  return (
    <nav aria-label="Bureau" className="menu flex flex-wrap gap-x-5 sm:ml-auto">
      {dashboardViews.map((one) => (
        <Link
          key={one.vue}
          to={one.to}
          aria-current={one.vue === vue ? 'page' : undefined}
        >
          {one.label}
        </Link>
      ))}
      {entries.map(({ label, to }) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/** The head of the pages of the desk: home, and the ways between them. */
export function DeskHeader({ vue }: DeskHeaderProps) {
  return (
    <header className="border-b border-trait print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 px-4 py-2 sm:px-6">
        <Link
          to={paths.home()}
          className="inline-flex min-h-11 items-center gap-3 font-titre font-bold text-texte no-underline hover:underline"
        >
          <Logo className="size-8 text-primaire" />
          Quêtes &amp; Codes
        </Link>
        <DeskMenu vue={vue} />
      </div>
    </header>
  );
}

/** Path of the actualités in the desk, under the menu of the site. `isWithin`: in one of them. */
export function NewsPath({ isWithin = false }: { isWithin?: boolean }) {
  return (
    <nav aria-label="Bureau" className="menu mb-4 flex items-center gap-x-2">
      <Link to={paths.dashboard()}>Bureau</Link>
      <span aria-hidden="true">›</span>
      <Link to={paths.news()} aria-current={isWithin ? undefined : 'page'}>
        Actualités
      </Link>
    </nav>
  );
}
