import { Link } from 'react-router';
import { criteresRgaa } from '@/content/accessibilite.ts';
import { editeur, blankList } from '@/content/editeur.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { PublisherFact } from './publisher-fact.tsx';
import { siteMap } from '../site-map.ts';
import {
  FactList,
  TextList,
  TextPage,
  TextTitle,
  type Fact,
  type TextPart,
} from './text-page.tsx';

const parts: readonly TextPart[] = [
  { id: 'mentions-legales', title: 'Mentions légales', content: <LegalNotice /> },
  { id: 'cgu', title: 'Conditions d’utilisation', content: <Terms /> },
  { id: 'accessibilite', title: 'Accessibilité', content: <Accessibility /> },
  { id: 'plan-du-site', title: 'Plan du site', content: <SiteMap /> },
];

/** `/utilisation`: legal notice, terms, accessibility declaration, site map; each has its anchor. */
export function Component() {
  return (
    <TextPage
      title="Utiliser ce site"
      description="Mentions légales, conditions d’utilisation, déclaration d’accessibilité et plan du site de Quêtes & Codes."
      path={paths.utilisation()}
      chapeau="Qui le publie, ce qu’on peut en attendre, ce qu’on y trouve."
      essentiel={[
        'Jouer est gratuit, sans compte, et le restera.',
        'Sur place, les consignes du lieu passent avant celles du jeu.',
        'Les textes et les images appartiennent à leurs auteurs.',
        <>
          <a href="#accessibilite">Accessibilité : non conforme</a> : le site est fait
          pour tout le monde, mais n’a pas encore été audité.
        </>,
      ]}
      parts={parts}
    />
  );
}

const publisherFacts: readonly Fact[] = [
  { term: 'Éditeur', fact: <PublisherFact name="nom" /> },
  { term: 'Adresse', fact: <PublisherFact name="adresse" /> },
  { term: 'Téléphone', fact: <PublisherFact name="telephone" /> },
  { term: 'Adresse e-mail', fact: <PublisherFact name="email" /> },
  { term: 'SIRET', fact: <PublisherFact name="siret" /> },
  {
    term: 'Directrice ou directeur de la publication',
    fact: <PublisherFact name="directeurPublication" />,
  },
];

const hostFacts: readonly Fact[] = [
  { term: 'Hébergeur', fact: <PublisherFact name="hebergeurNom" /> },
  { term: 'Adresse', fact: <PublisherFact name="hebergeurAdresse" /> },
  { term: 'Téléphone', fact: <PublisherFact name="hebergeurTelephone" /> },
];

function LegalNotice() {
  return (
    <>
      {blankList(editeur).length > 0 && (
        <Alert tone="info">
          <p>
            Ce qui est entre crochets sera écrit par la commune avant l’ouverture du site
            au public.
          </p>
        </Alert>
      )}
      <p>
        Ces informations sont demandées par l’article 1-1 de la loi n° 2004-575 du 21 juin
        2004 pour la confiance dans l’économie numérique.
      </p>
      <TextTitle>Qui publie le site</TextTitle>
      <FactList facts={publisherFacts} />
      <p>
        Chaque quête est publiée par la mairie dont elle porte le nom : celle-ci répond de
        ce qui y est raconté.
      </p>
      <TextTitle>Qui l’héberge</TextTitle>
      <FactList facts={hostFacts} />
      <TextTitle>Textes, images, cartes</TextTitle>
      <TextList>
        <li>
          Les textes et les photographies des quêtes appartiennent à leurs auteurs, nommés
          sous chaque image. On ne les reprend pas sans leur accord.
        </li>
        <li>
          Les couvertures des quêtes sont dessinées par le site, à partir de leur chemin.
        </li>
        <li>
          Les fonds de carte sont ceux de l’
          <a href="https://cartes.gouv.fr">IGN (Géoplateforme)</a>, sous Licence Ouverte
          2.0.
        </li>
        <li>
          La liste des communes vient du Code officiel géographique (INSEE, La Poste),
          sous Licence Ouverte. Leurs centres viennent de{' '}
          <a href="https://www.geonames.org">GeoNames</a> (CC BY 4.0) et, quand elle
          répond, de l’API Découpage administratif de l’État.
        </li>
        <li>
          Les icônes sont celles de Lucide (licence ISC), les lettres celles de Bricolage
          Grotesque et d’Atkinson Hyperlegible Next (licence OFL).
        </li>
      </TextList>
      <p>
        Ce que le site garde de vous est dit à la page{' '}
        <Link to={paths.privacy()}>Données personnelles</Link>.
      </p>
    </>
  );
}

function Terms() {
  return (
    <>
      <p>
        Jouer, c’est accepter ce qui suit. Rien de surprenant : de la prudence, et du
        respect pour ceux qui habitent là.
      </p>
      <TextTitle>Jouer</TextTitle>
      <TextList>
        <li>Jouer est gratuit et ne demande pas de compte.</li>
        <li>
          Marchez à votre pas et regardez autour de vous avant de regarder l’écran. Code
          de la route, arrêtés, marées, météo, consignes affichées : tout cela passe avant
          le jeu.
        </li>
        <li>
          N’entrez que là où tout le monde peut entrer. Aucune énigme ne demande
          d’escalader, de creuser, de déplacer ou d’ouvrir quoi que ce soit.
        </li>
        <li>Les enfants jouent avec un adulte, qui juge si le chemin leur convient.</li>
        <li>
          La nuit, dans un cimetière ou un lieu de culte, parlez bas. Remportez vos
          déchets.
        </li>
        <li>
          Si une étape est dangereuse ou fermée, passez-la : le jeu le permet toujours.
          Puis dites-le-nous.
        </li>
      </TextList>
      <TextTitle>Écrire</TextTitle>
      <TextList>
        <li>
          Ce que vous écrivez reste à vous. En le publiant, vous autorisez la commune et
          le site à le montrer gratuitement aux joueurs, tant que la quête est en ligne.
        </li>
        <li>
          Vous n’envoyez que des textes et des images dont vous avez le droit de vous
          servir, et aucune photo où l’on reconnaît quelqu’un sans son accord.
        </li>
        <li>
          Pour une étape chez un particulier ou une entreprise, il faut l’accord écrit des
          propriétaires.
        </li>
        <li>
          Rien d’injurieux, de publicitaire, de politique ou de contraire à la loi. La
          commune relit avant de publier, et peut retirer une quête.
        </li>
      </TextList>
      <TextTitle>
        Ce que nous promettons, et ce que nous ne pouvons pas promettre
      </TextTitle>
      <p>
        Nous faisons en sorte que le site fonctionne, que rien de ce que vous écrivez ne
        se perde et que les signalements soient lus. Nous ne pouvons pas promettre qu’il
        soit toujours joignable, ni qu’un lieu n’ait pas changé depuis que l’étape a été
        écrite. La date de la dernière version figure sur la page de chaque quête.
      </p>
      <TextTitle>Compte</TextTitle>
      <p>
        Un compte est personnel. Il peut être fermé par vous à tout moment, ou par la
        commune s’il sert à nuire : vous en êtes alors informé, avec la raison.
      </p>
      <TextTitle>Changements et droit applicable</TextTitle>
      <p>
        Si ces conditions changent, la nouvelle version est publiée ici. Elles sont
        soumises au droit français. Avant tout procès,{' '}
        <Link to={paths.contact()}>écrivez-nous</Link> : presque tout se règle ainsi.
      </p>
    </>
  );
}

const criteresCount = Object.values(criteresRgaa).reduce((sum, count) => sum + count);

const knownDefects: readonly string[] = [
  'les photographies ajoutées par des auteurs dont le texte de remplacement serait trop court\u202F;',
  'les énigmes qui demandent de voir ou d’entendre, quand leur auteur n’a pas écrit d’autre façon de répondre\u202F;',
  'les parcours publiés dont le chemin n’est pas décrit en détail (marches, revêtement, traversées).',
];

function Accessibility() {
  return (
    <>
      <p>
        <PublisherFact name="nom" /> s’engage à rendre ce site accessible, conformément à
        l’article 47 de la loi n° 2005-102 du 11 février 2005. À cette fin, la stratégie
        et les actions suivantes sont mises en œuvre : schéma pluriannuel, publié à
        l’adresse <PublisherFact name="schemaAccessibilite" />.
      </p>
      <p>Cette déclaration d’accessibilité s’applique au site Quêtes &amp; Codes.</p>
      <TextTitle>État de conformité</TextTitle>
      <p className="text-lg font-bold">Accessibilité : non conforme</p>
      <p>
        Le site n’est pas conforme au référentiel général d’amélioration de
        l’accessibilité (RGAA), version 4.1.2 : il n’existe à ce jour aucun audit en cours
        de validité.
      </p>
      <TextTitle>Résultats des tests</TextTitle>
      <p>
        Aucun audit n’a été conduit : aucun pourcentage ne peut être annoncé. Chaque page
        est contrôlée à chaque modification par un outil automatique (axe-core), au
        clavier et à 320 pixels de large. Cela ne remplace pas un audit.
      </p>
      <p>
        Des {criteresCount} critères du référentiel, {criteresRgaa.tenus} sont ainsi
        contrôlés en entier, {criteresRgaa.enPartie} en partie, et{' '}
        {criteresRgaa.sansObjet} n’ont pas d’objet sur ce site. Aucun test ne peut juger
        des {criteresRgaa.nonEvalues} autres, et personne ne les a encore évalués.
      </p>
      <TextTitle>Contenus non accessibles</TextTitle>
      <p>Non-conformités connues ou possibles :</p>
      <TextList>
        {knownDefects.map((defect) => (
          <li key={defect}>{defect}</li>
        ))}
      </TextList>
      <p>Dérogations pour charge disproportionnée : aucune.</p>
      <p>
        Contenus non soumis à l’obligation : les cartes, dont chacune est accompagnée
        d’une liste qui donne en mots les mêmes informations.
      </p>
      <TextTitle>Établissement de cette déclaration d’accessibilité</TextTitle>
      <p>
        Cette déclaration a été établie le <PublisherFact name="declarationDate" />.
      </p>
      <FactList
        facts={[
          { term: 'Technologies', fact: 'HTML5, CSS, JavaScript, SVG, WAI-ARIA' },
          { term: 'Environnement de test', fact: 'Chromium sous Linux, au clavier' },
          { term: 'Outils', fact: 'axe-core, Testing Library, Playwright' },
          {
            term: 'Pages contrôlées',
            fact: (
              <>
                toutes celles du <a href="#plan-du-site">plan du site</a>, une quête et le
                jeu
              </>
            ),
          },
        ]}
      />
      <TextTitle>Retour d’information et contact</TextTitle>
      <p>
        Si vous n’arrivez pas à accéder à un contenu ou à un service,{' '}
        <Link to={paths.contact()}>écrivez-nous</Link>, ou à{' '}
        <PublisherFact name="email" />. Nous accusons réception et répondons dans la
        semaine, avec une solution ou le contenu sous une autre forme.
      </p>
      <TextTitle>Voies de recours</TextTitle>
      <p>
        Vous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un
        contenu ou à un service, et vous n’avez pas obtenu de réponse satisfaisante. Vous
        pouvez :
      </p>
      <TextList>
        <li>
          <a href="https://formulaire.defenseurdesdroits.fr/">
            écrire un message au Défenseur des droits
          </a>{' '}
          ;
        </li>
        <li>
          <a href="https://www.defenseurdesdroits.fr/saisir/delegues">
            contacter le délégué du Défenseur des droits dans votre région
          </a>{' '}
          ;
        </li>
        <li>l’appeler au 09 69 39 00 00 ;</li>
        <li>
          lui envoyer un courrier, gratuitement et sans timbre : Défenseur des droits,
          Libre réponse 71120, 75342 PARIS CEDEX 07.
        </li>
      </TextList>
    </>
  );
}

function SiteMap() {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {siteMap.map(({ titre, pages }) => (
        <div key={titre}>
          <h3 className="text-xl">{titre}</h3>
          <ul className="mt-1">
            {pages.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
