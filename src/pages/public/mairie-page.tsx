import type { ReactNode } from 'react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { auditRgaa } from '@/content/accessibilite.ts';
import { editeur, type Editeur } from '@/content/editeur.ts';
import { exploitant, type Exploitant } from '@/content/exploitant.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { QueteCardList } from '@/features/catalogue/quete-card-list.tsx';
import { PointList } from '@/features/mairie/bloc-view.tsx';
import { CommuneAnswer } from '@/features/mairie/commune-answer.tsx';
import { CommuneChoice, CommuneSearch } from '@/features/mairie/commune-search.tsx';
import { CostSection } from '@/features/mairie/cost-section.tsx';
import { DocumentLinks } from '@/features/mairie/document-links.tsx';
import { EmbedSnippet } from '@/features/mairie/embed-snippet.tsx';
import { dataLines, publicRulesLines } from '@/features/mairie/guarantee-words.ts';
import { shownOperateur } from '@/features/mairie/signataire.ts';
import {
  shownFigures,
  SiteFiguresSection,
} from '@/features/mairie/site-figures-section.tsx';
import { ReferenceList, WhoRuns } from '@/features/mairie/who-runs.tsx';
import { nomDeCommune } from '@/langue/nom-de-commune.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import { Fil, FilStep } from '@/ui/stepper/fil.tsx';
import { loadMairie, type MairieData } from './mairie-loader.ts';
import { MairieRequest } from './mairie-request.tsx';
import { PageContents } from './texts/page-contents.tsx';

export function loader({ request }: LoaderFunctionArgs): Promise<MairieData> {
  return loadMairie(request);
}

const sections = [
  { id: 'votre-commune', title: 'Votre commune' },
  { id: 'exemples', title: 'Trois exemples' },
  { id: 'chiffres', title: 'Ce qui s’y joue' },
  { id: 'qui', title: 'Qui vous répond' },
  { id: 'cout', title: 'Ce que cela coûte' },
  { id: 'garanties', title: 'Données et obligations' },
  { id: 'dossier', title: 'Dossier de décision' },
  { id: 'kit', title: 'Kit de communication' },
  { id: 'integration', title: 'Sur votre site' },
  { id: 'demande', title: 'Commencer' },
] as const;

type SectionId = (typeof sections)[number]['id'];

function renderCartes(cartes: readonly Carte[]) {
  return <QueteCardList cartes={cartes} />;
}

/** `/mairie`: a letter to a mairie: the offer, its cost, and all it needs to decide. */
export function Component() {
  return <MairiePage data={useLoaderData<typeof loader>()} runs={exploitant} />;
}

/** The page of a site with an operator known wholly, in part or not at all. */
export function MairiePage({
  data: { examples, figures, commune, cartes, choix, centre },
  runs,
  publisher = editeur,
}: {
  data: MairieData;
  runs: Exploitant;
  publisher?: Editeur;
}) {
  const operateur = shownOperateur(runs, publisher);
  const hasFigures = figures !== null && shownFigures(figures).length > 0;
  const shown: Readonly<Partial<Record<SectionId, boolean>>> = {
    exemples: examples.length > 0,
    chiffres: hasFigures || runs.references.length > 0,
    qui: operateur !== null,
  };
  const communeCartes = cartes?.filter((carte) => carte.commune.insee === commune?.insee);
  const embedded = communeCartes?.[0] ?? examples[0];
  return (
    <>
      <PageHead
        title="Pour les mairies"
        description="Ce que votre commune gagne à écrire une quête, ce que cela coûte en heures et en euros, et le dossier prêt à présenter au conseil."
        path={paths.mairie()}
      />
      <Letter parts={sections.filter(({ id }) => shown[id] !== false)} />
      <Section id="votre-commune" title="Votre commune">
        <CommuneSearch q={choix?.q ?? commune?.nom ?? ''} />
        {choix !== null && <CommuneChoice {...choix} />}
        {commune !== null && centre !== null && (
          <CommuneAnswer
            key={commune.insee}
            commune={commune}
            cartes={cartes}
            renderCartes={renderCartes}
            centre={centre}
          />
        )}
      </Section>
      {examples.length > 0 && (
        <Section id="exemples" title="Trois exemples, publiés">
          <p className="mt-2 max-w-mesure">
            De vraies quêtes, dans de vraies rues. Ouvrez-en une et jouez-la depuis votre
            bureau : c’est le plus court chemin pour comprendre.
          </p>
          <QueteCardList cartes={examples} />
        </Section>
      )}
      {shown.chiffres === true && (
        <Section id="chiffres" title="Ce qui s’y joue">
          {hasFigures && <SiteFiguresSection figures={figures} />}
          {runs.references.length > 0 && (
            <>
              <h3 className="mt-8 text-xl">Elles l’ont fait, appelez-les</h3>
              <ReferenceList references={runs.references} />
            </>
          )}
        </Section>
      )}
      {operateur !== null && (
        <Section id="qui" title="Qui vous répond">
          <WhoRuns operateur={operateur} photo={runs.photo} />
        </Section>
      )}
      <Section id="cout" title="Ce que cela coûte">
        <CostSection prestation={runs.prestation} />
      </Section>
      <Section id="garanties" title="Données et obligations">
        <div className="mt-4 grid gap-x-10 gap-y-8 md:grid-cols-2">
          <div>
            <h3 className="text-xl">Où vont les données</h3>
            <PointList points={dataLines} />
            <p className="mt-3">
              Le détail est à la page{' '}
              <Link to={paths.privacy()}>Données personnelles</Link>, et les clauses sont
              dans le dossier.
            </p>
          </div>
          <div>
            <h3 className="text-xl">Accessibilité et écoconception</h3>
            <PointList points={publicRulesLines(auditRgaa, publisher)} />
            <p className="mt-3">
              Les déclarations entières sont sur ce site :{' '}
              <Link to={paths.utilisation('accessibilite')}>accessibilité</Link>,{' '}
              <Link to={paths.ecoconception()}>écoconception</Link>.
            </p>
          </div>
        </div>
      </Section>
      <Section id="dossier" title="Dossier de décision">
        <p className="mt-2 max-w-mesure">
          Tout ce qu’un conseil demande, prêt à imprimer
          {commune === null ? '' : ` au nom ${nomDeCommune(commune.nom).de}`}. Vous pouvez
          aussi copier chaque feuille dans votre traitement de texte.
        </p>
        <div className="max-w-mesure">
          <DocumentLinks groupe="tout" commune={commune} />
        </div>
        <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
          <div>
            <h3 className="text-xl">Pour décider</h3>
            <DocumentLinks groupe="decision" commune={commune} />
          </div>
          <div>
            <h3 className="text-xl">Accords à signer</h3>
            <DocumentLinks groupe="accords" commune={commune} />
            <h3 className="mt-8 text-xl">Dans la durée</h3>
            <DocumentLinks groupe="suite" commune={commune} />
          </div>
        </div>
      </Section>
      <Section id="kit" title="Kit de communication">
        <p className="mt-2 max-w-mesure">Pour l’annoncer, sans agence ni graphiste.</p>
        <div className="max-w-mesure">
          <DocumentLinks groupe="kit" commune={commune} />
        </div>
      </Section>
      <Section id="integration" title="Sur le site de la commune">
        <p className="mt-2 max-w-mesure">
          Copiez ce morceau dans une page de votre site. Il ne pose aucun traceur, et
          reste un simple lien là où les cadres sont refusés.
        </p>
        {embedded === undefined ? (
          <p className="mt-3 max-w-mesure">
            Le morceau à copier s’affiche ici dès qu’une quête peut être lue.
          </p>
        ) : (
          <EmbedSnippet carte={embedded} />
        )}
      </Section>
      <Section id="demande" title="Commencer">
        <Fil className="mt-6">
          <FilStep marker="1" level={3} title="Écrivez-nous, ou demandez à être rappelé">
            <p className="mt-2 max-w-mesure">
              Dites-nous votre commune et une idée de promenade, même vague. Une personne
              vous répond, à votre adresse et sur{' '}
              <Link to={paths.contact()}>Nous écrire</Link>. Si vous laissez un numéro,
              elle vous appelle.
            </p>
            <MairieRequest commune={commune} />
          </FilStep>
          <FilStep marker="2" level={3} title="Essayez, sans compte">
            <p className="mt-2 max-w-mesure">
              En attendant la réponse, écrivez une première étape : rien ne quitte votre
              navigateur.
            </p>
            <ButtonLink to={paths.demonstration()} variant="secondary" className="mt-4">
              Écrire un parcours
            </ButtonLink>
            <p className="mt-3 max-w-mesure">
              Pas à pas et en images :{' '}
              <Link to={paths.aide('auteur')}>le guide des auteurs</Link>. Pour qui tient
              le site : <Link to={paths.aide('equipe')}>le guide de l’équipe</Link>.
            </p>
          </FilStep>
          <FilStep marker="3" level={3} title="Marchez-la, puis publiez">
            <p className="mt-2 max-w-mesure">
              Avant la publication, l’éditeur vérifie qu’il ne manque rien et qu’aucune
              réponse ne se lit à l’avance. Le reste se vérifie à pied.
            </p>
          </FilStep>
        </Fil>
      </Section>
    </>
  );
}

/** The opening, in the form of a letter, beside the page's contents. */
function Letter({ parts }: { parts: readonly (typeof sections)[number][] }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:pt-4 lg:grid-cols-4">
      <div className="lg:col-span-3">
        <p className="mb-2 text-lg text-texte-doux">Pour les mairies</p>
        <h1 id={pageTitleId} tabIndex={-1} className="max-w-mesure text-3xl md:text-4xl">
          Madame la Maire, Monsieur le Maire,
        </h1>
        <div className="mt-6 max-w-mesure space-y-4 text-lg">
          <p>
            Votre commune a déjà tout ce qu’il faut : des rues, une histoire, des gens qui
            la connaissent. Une quête en fait une promenade d’une à deux heures, où chaque
            énigme se résout en levant les yeux.
          </p>
          <p>
            Les familles la suivent sur leur téléphone, gratuitement, sans compte et sans
            application. Vous l’écrivez vous-mêmes, à votre rythme, et vous la corrigez
            quand vous voulez. Rien à acheter, rien à poser si vous ne le voulez pas, et
            aucun compte à demander aux joueurs.
          </p>
          <p>
            Un navigateur suffit, et ce n’est pas un détail : les applications propres des
            musées n’atteignent que 2 à 3 % de leurs visiteurs (2,47 % en moyenne pour
            175 d’entre elles, selon Nubart). Une page s’ouvre en visant un QR code.
          </p>
          <p>
            Cette page vous dit ce qui existe autour de chez vous, ce que cela demande, et
            vous remet le dossier à présenter au conseil.
          </p>
        </div>
      </div>
      <PageContents parts={parts} className="lg:col-start-4 lg:row-start-1 lg:mt-10" />
    </div>
  );
}

function Section({
  id,
  title,
  children,
}: {
  id: SectionId;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="mt-16">
      <h2 id={`${id}-titre`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
