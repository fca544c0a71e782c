import { Link } from 'react-router';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { BackToParcours } from '@/editing/frame/editor-head.tsx';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import { useWritingPlace, type WritingPlace } from '@/editing/session/writing-place.ts';
import { classNames } from '@/ui/class-names.ts';
import { useFullScreen } from '@/ui/full-screen.ts';
import { Fold } from '@/ui/fold.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

type Way = {
  title: string;
  to: string;
  /** Audience of the way. */
  suits: string;
  isAdvised?: boolean;
};

type Ways = {
  doors: readonly Way[];
  /** For experienced authors: folded. */
  others: readonly Way[];
};

function waysOf({ ways: to, kept }: WritingPlace, id: ParcoursId | undefined): Ways {
  const guide: Way = {
    title: 'Pas à pas',
    to: to.create({ id }),
    suits:
      'Une seule question par écran. C’est fait pour un premier parcours : il n’y a rien à savoir d’avance.',
    isAdvised: true,
  };
  const others: Way[] = [
    {
      title: 'En partant de la carte',
      to: to.create2({ id }),
      suits:
        'Vous connaissez déjà les lieux. Touchez la carte à chaque arrêt, donnez-lui un nom : le reste s’écrit ensuite.',
    },
    {
      title: 'Tout sur une page',
      to: to.simple({ id }),
      suits:
        'Vous avez l’histoire en tête, et dix étapes au plus. Tout est sous les yeux : comptez vingt minutes.',
    },
    {
      title: 'Une histoire à plusieurs chemins',
      to: to.aventure({ id }),
      suits:
        'Une enquête, un mystère : à chaque étape le joueur choisit la suite, et il y a plusieurs fins. Vous en dessinez le graphe et vous l’essayez ; pour qui a déjà écrit un parcours.',
    },
  ];
  if (id === undefined) {
    const existing: Way = {
      title: 'Partir de ce que vous avez',
      to: to.newcreate(),
      suits:
        kept === 'en-ligne'
          ? 'Un modèle à compléter, un parcours à copier, un fichier GPX ou un tableau, ou vos photos. Vous voyez ce qui sera repris avant de créer.'
          : 'Un modèle à compléter, un fichier GPX ou un tableau, ou vos photos. Vous voyez ce qui sera repris avant de créer.',
    };
    const reperage: Way = {
      title: 'Partir en repérage',
      to: to.reperage(),
      suits:
        'Sur place, avec votre téléphone, même sans réseau. Un bouton par lieu retient la photo, la position et une note. De retour, chaque lieu devient une étape.',
    };
    return { doors: [guide, existing], others: [reperage, ...others] };
  }
  // The workshop opens existing drafts.
  const atelier: Way = {
    title: 'Dans l’atelier',
    to: to.edit({ id }),
    suits:
      'La liste, la carte et le texte côte à côte, avec l’aperçu du joueur et le tracé. Pour finir, ou si vous avez déjà écrit un parcours.',
  };
  return { doors: [guide, atelier], others };
}

/** The ways to write a parcours, each with its audience. `id`: an existing draft. */
export function WayChooser({ id }: { id?: ParcoursId | undefined }) {
  const isAlone = useFullScreen();
  const title = (
    <>
      Comment <span className="whitespace-nowrap">voulez-vous</span>{' '}
      {id === undefined ? 'commencer' : 'continuer'}
      {'\u202F?'}
    </>
  );
  const ways = (
    <>
      <p>
        C’est le même parcours quel que soit votre choix : vous pourrez en changer en
        route sans rien perdre.
      </p>
      <WayList id={id} />
    </>
  );
  if (isAlone) return <OpeningPage title={title}>{ways}</OpeningPage>;
  return (
    <>
      <BackToParcours />
      <PageTitle>{title}</PageTitle>
      <div className="mt-4 space-y-4">{ways}</div>
    </>
  );
}

type WayListProps = { id?: ParcoursId | undefined; level?: 2 | 3 };

/** The ways themselves, the first two in sight. `level`: of their headings. */
export function WayList({ id, level = 2 }: WayListProps) {
  const { doors, others } = waysOf(useWritingPlace(), id);
  return (
    <div className="space-y-4">
      <Cards ways={doors} level={level} />
      <Fold title="Autres manières">
        <Cards ways={others} level={level} />
      </Fold>
    </div>
  );
}

function Cards({ ways, level }: { ways: readonly Way[]; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {ways.map(({ title, to, suits, isAdvised = false }) => (
        <li
          key={to}
          className={classNames(
            'relative rounded-carte border-2 bg-fond-carte px-5 py-4 hover:border-primaire',
            isAdvised ? 'border-primaire' : 'border-trait',
          )}
        >
          <Heading className="text-xl">
            <Link
              to={to}
              className="text-texte no-underline after:absolute after:inset-0 after:rounded-carte focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-texte"
            >
              {title}
            </Link>
          </Heading>
          {isAdvised && (
            <p className="mt-1 font-bold text-primaire-fort">Conseillé pour commencer</p>
          )}
          <p className="mt-1 text-texte-doux">{suits}</p>
        </li>
      ))}
    </ul>
  );
}
