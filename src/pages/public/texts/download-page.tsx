import { Link } from 'react-router';
import { InstallSection } from '@/features/device-storage/install-section.tsx';
import { licenceOuverte } from '@/content/donnees-ouvertes.ts';
import { CatalogueDownload } from '@/features/open-data/catalogue-download.tsx';
import { OpenFileList } from '@/features/open-data/open-file-list.tsx';
import { paths } from '@/lib/paths.ts';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { TextPage, type TextPart } from './text-page.tsx';

/** Code that reads the device loads once the page is drawn: no text of the page waits for it. */
const load = () => import('./download-parts.ts');
const StoredQueteList = lazyComponent(async () => (await load()).StoredQueteList);
const CarnetOnDevice = lazyComponent(async () => (await load()).CarnetOnDevice);

const parts: readonly TextPart[] = [
  { id: 'appareil', title: 'Sur cet appareil', content: <Kept /> },
  { id: 'carnet', title: 'Notre carnet', content: <OurCarnet /> },
  { id: 'installer', title: 'Une icône sur l’écran', content: <Install /> },
  { id: 'donnees', title: 'Le catalogue en données ouvertes', content: <OpenData /> },
  { id: 'imprimer', title: 'À imprimer', content: <ToPrint /> },
];

/** `/download`: data on this device, an icon on its screen, the catalogue as open data, pages to print. */
export function Component() {
  return (
    <TextPage
      title="Jouer hors ligne, installer"
      description="Les quêtes gardées sur votre téléphone, une icône sur l’écran d’accueil, le catalogue en données ouvertes et les kits à imprimer."
      path={paths.download()}
      chapeau="Pour jouer là où le réseau manque, et pour se servir de ce qui est publié."
      essentiel={[
        'Une quête est gardée dès que vous la commencez ; « Garder sur ce téléphone », dans sa fiche, y ajoute images et carte.',
        'Vous voyez ici ce que garde cet appareil, et vous l’effacez ici.',
        `Le catalogue est à tout le monde\u00A0: à télécharger ou à moissonner, sous ${licenceOuverte().nom}.`,
      ]}
      parts={parts}
    />
  );
}

function Kept() {
  return (
    <LazyPart waiting="Lecture de ce que garde cet appareil…">
      <StoredQueteList />
    </LazyPart>
  );
}

function OurCarnet() {
  return (
    <LazyPart waiting="Lecture de votre carnet…">
      <CarnetOnDevice />
    </LazyPart>
  );
}

function Install() {
  return (
    <>
      <p>
        Ce n’est pas une application, mais un raccourci vers le site. Il se retire aussi
        simplement.
      </p>
      <InstallSection />
    </>
  );
}

function OpenData() {
  return (
    <>
      <p>
        Titre, commune, genre, durée, point de départ et adresse de chaque quête publiée.
        Le fichier est fait à l’instant, dans votre navigateur.
      </p>
      <CatalogueDownload />
      <OpenFileList />
    </>
  );
}

function ToPrint() {
  return (
    <ul className="list-disc space-y-2 pl-6 marker:text-primaire">
      <li>
        <Link to={paths.mairie({ document: 'affiche' })}>L’affiche</Link>, pour la porte
        de la mairie, de la boulangerie ou de la bibliothèque ;
      </li>
      <li>
        <Link to={paths.mairie({ hash: 'kit' })}>le kit de communication</Link> et{' '}
        <Link to={paths.mairie({ hash: 'dossier' })}>le dossier</Link> des mairies.
      </li>
    </ul>
  );
}
