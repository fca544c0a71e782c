import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { TextList, TextPage, TextSection } from './text-page.tsx';

/** Every page that anybody may open, for `#plan-du-site`. */
const siteMap = [
  {
    titre: 'Jouer',
    pages: [
      { label: 'Accueil', to: paths.home() },
      { label: 'Les quêtes', to: paths.queteList() },
      { label: 'Les codes', to: paths.codeList() },
      { label: 'Emporter le site', to: paths.download() },
    ],
  },
  {
    titre: 'Écrire',
    pages: [
      { label: 'Pour les mairies', to: paths.mairie() },
      { label: 'Écrire un parcours', to: paths.demonstration() },
      { label: 'Le parcours vierge', to: paths.defaultFormData() },
    ],
  },
  {
    titre: 'Votre compte',
    pages: [
      { label: 'Se connecter', to: paths.login() },
      { label: 'Mot de passe oublié', to: paths.forgotPassword() },
      { label: 'Mon espace', to: paths.user() },
    ],
  },
  {
    titre: 'Le site',
    pages: [
      { label: 'Actualités', to: paths.blog() },
      { label: 'Questions fréquentes', to: paths.faq() },
      { label: 'Nous écrire', to: paths.contact() },
      { label: 'Données personnelles', to: paths.privacy() },
      { label: 'Mentions légales', to: paths.utilisation('mentions-legales') },
      { label: 'Accessibilité : non conforme', to: paths.utilisation('accessibilite') },
      { label: 'Conditions d’utilisation', to: paths.utilisation('cgu') },
    ],
  },
] as const;

/** `/utilisation`: legal notice, accessibility, site map, terms; each has its anchor. */
export function Component() {
  return (
    <TextPage
      title="Utiliser ce site"
      chapeau="Qui le publie, à qui il est ouvert, et où se trouve chaque page."
    >
      <LegalNotice />
      <Accessibility />
      <SiteMap />
      <Terms />
    </TextPage>
  );
}

function LegalNotice() {
  return (
    <TextSection id="mentions-legales" title="Mentions légales">
      <p>
        Ce site est en construction. Le nom de l’éditeur, de la personne responsable de la
        publication et de l’hébergeur seront écrits ici avant son ouverture au public.
      </p>
      <p>
        Les fonds de carte sont ceux de l’IGN ; la liste des communes vient du Code
        officiel géographique (Licence Ouverte). Les couvertures des quêtes sont dessinées
        par le site, à partir de leur chemin.
      </p>
    </TextSection>
  );
}

function Accessibility() {
  return (
    <TextSection id="accessibilite" title="Accessibilité">
      <p className="text-lg font-bold">Accessibilité : non conforme</p>
      <p>
        Le site n’a pas encore été audité au regard du RGAA 4.1.2 : la loi veut qu’il se
        déclare « non conforme » jusque-là. La déclaration complète est en préparation.
      </p>
      <p>Il est pourtant fait pour tout le monde. Dès aujourd’hui :</p>
      <TextList>
        <li>toutes les pages se parcourent au clavier ;</li>
        <li>chaque carte est accompagnée d’une liste qui dit la même chose en mots ;</li>
        <li>aucune énigme n’oblige à répondre vite, et chacune peut être passée ;</li>
        <li>le thème clair ou sombre se choisit en bas de page.</li>
      </TextList>
      <p>
        Si une page vous résiste et que l’on ne vous répond pas, vous pouvez saisir le{' '}
        <a href="https://formulaire.defenseurdesdroits.fr/">Défenseur des droits</a>.
      </p>
    </TextSection>
  );
}

function SiteMap() {
  return (
    <TextSection id="plan-du-site" title="Plan du site">
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
    </TextSection>
  );
}

function Terms() {
  return (
    <TextSection id="cgu" title="Conditions d’utilisation">
      <p>
        Jouer est gratuit et ne demande pas de compte. Marchez à votre pas, respectez les
        lieux, les riverains et les consignes affichées sur place : elles passent avant
        celles du jeu. Les enfants jouent sous le regard d’un adulte.
      </p>
      <p>Le texte complet est en préparation.</p>
    </TextSection>
  );
}
