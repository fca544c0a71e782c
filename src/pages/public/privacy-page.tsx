import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { TextList, TextPage, TextSection } from './text-page.tsx';

/** `/privacy`: what is kept today, where, and for how long. Short and true; the whole text comes with issue D. */
export function Component() {
  return (
    <TextPage
      title="Données personnelles"
      chapeau="Pas de publicité, pas de mesure d’audience, pas de traceur : il n’y a donc rien à accepter ni à refuser."
    >
      <TextSection id="appareil" title="Ce qui reste sur votre appareil">
        <TextList>
          <li>
            les quêtes commencées et vos réponses, pour jouer sans réseau et reprendre ;
          </li>
          <li>le thème clair ou sombre, si vous l’avez choisi ;</li>
          <li>le parcours que vous êtes en train d’écrire, pour ne rien perdre ;</li>
          <li>votre session, si vous vous êtes connecté, avec votre nom d’usage.</li>
        </TextList>
        <p>
          Effacer les données du site dans votre navigateur efface tout cela. Votre
          position n’est ni enregistrée ni envoyée.
        </p>
      </TextSection>
      <TextSection id="partie" title="Quand vous jouez">
        <p>
          On joue sans compte et sans donner son nom. Dès que le réseau le permet, le jeu
          ouvre une session anonyme : un numéro tiré au hasard, sans nom ni adresse. Sous
          ce numéro sont gardés, pour prouver vos réponses : la quête jouée, les réponses,
          les indices demandés, les points et l’heure.
        </p>
        <p>
          Une partie est faite pour durer 180 jours : elle porte dès son début la date à
          laquelle elle doit être effacée.
        </p>
      </TextSection>
      <TextSection id="compte" title="Si vous avez un compte">
        <p>
          Sont gardés votre adresse e-mail, votre nom d’usage et votre mot de passe, sous
          une forme que personne ne peut relire ; et les parcours que vous écrivez, avec
          la date de vos modifications.
        </p>
      </TextSection>
      <TextSection id="destinataires" title="Qui d’autre reçoit quelque chose">
        <TextList>
          <li>
            Google (Firebase) garde ces données pour nous et fait fonctionner la
            connexion.
          </li>
          <li>
            L’IGN envoie les fonds de carte. Quand une carte est ouverte, et alors
            seulement, il reçoit l’adresse de votre connexion et la zone affichée.
          </li>
          <li>
            Le service géographique de l’État indique où se trouve une commune à qui écrit
            un parcours.
          </li>
        </TextList>
      </TextSection>
      <TextSection id="droits" title="Vos droits">
        <p>
          Vous pouvez demander à voir, corriger ou effacer ce qui vous concerne. Cette
          page est en préparation : l’adresse à laquelle écrire y figurera avant
          l’ouverture du site au public. Vous pouvez aussi saisir la{' '}
          <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.
        </p>
        <p>
          <Link to={paths.utilisation('mentions-legales')}>Mentions légales</Link>
        </p>
      </TextSection>
    </TextPage>
  );
}
