import { said, type Editeur } from './editeur.ts';

/** A security measure, with its proof in the repository: a file, and the title of a test if the file has tests. */
export type Mesure = { mesure: string; preuve: string; test?: string };

/** Measures in the four themes of MonServiceSécurisé (ANSSI). `tools/docs/homologation.test.ts` looks for each proof. */
export const mesuresParTheme: readonly { theme: string; mesures: readonly Mesure[] }[] = [
  {
    theme: 'Gouvernance',
    mesures: [
      {
        mesure:
          'Chaque rôle et chacun de ses droits sont écrits, et engendrés par les essais des règles',
        preuve: 'docs/rules.md',
      },
      {
        mesure:
          'Chaque donnée gardée est inventoriée, sur le serveur et sur le téléphone',
        preuve: 'docs/documents.md',
      },
      {
        mesure:
          'Les attaques auxquelles on a pensé sont énumérées, avec l’essai qui retient chacune',
        preuve: 'docs/attacks.md',
      },
      {
        mesure: 'Les bibliothèques sont recensées, et leurs licences jugées',
        preuve: 'docs/tooling.md',
      },
      {
        mesure:
          'Qui découvre une faille sait à qui l’écrire, et sous quel délai on lui répond',
        preuve: 'SECURITY.md',
      },
      {
        mesure: 'La mise en ligne suit un ordre écrit, et une commande dit ce qui manque',
        preuve: 'docs/deployment.md',
      },
    ],
  },
  {
    theme: 'Protection',
    mesures: [
      {
        mesure: 'Ce qu’aucune règle ne nomme n’est lu par personne',
        preuve: 'rules-tests/elsewhere.test.ts',
        test: 'What is not named is read by nobody, ${as} included',
      },
      {
        mesure:
          'Un droit retiré l’est à la requête suivante, quoi que dise le jeton de connexion',
        preuve: 'rules-tests/elsewhere.test.ts',
        test: 'A right that is withdrawn is withdrawn at once, whatever the token says',
      },
      {
        mesure: 'Ce qui est publié ne se réécrit pas',
        preuve: 'rules-tests/quete.test.ts',
        test: 'What is published is not written over, not even with the same content',
      },
      {
        mesure: 'Chaque session fait un nombre limité de choses par jour',
        preuve: 'rules-tests/debit.test.ts',
        test: 'A session makes ${most} a day of the genre ${genre}, and not one more',
      },
      {
        mesure:
          'Une adresse e-mail qui n’a pas été prouvée ne donne aucun droit d’écrire',
        preuve: 'rules-tests/membre.test.ts',
        test: 'An account whose address is not proven begins nothing',
      },
      {
        mesure:
          'Les échanges sont chiffrés (HTTPS imposé pour deux ans), et les capteurs limités à ceux du jeu',
        preuve: 'firebase.json',
      },
      {
        mesure: 'La page de connexion a sa propre politique de contenu',
        preuve: 'docs/decisions/012-separate-content-policy-for-login.md',
      },
      {
        mesure:
          'On joue sans compte, sans nom, et la position ne quitte pas le téléphone',
        preuve: 'src/pages/public/texts/text-pages.test.tsx',
        test: 'the page on personal data says what is kept, where and for how long',
      },
      {
        mesure: 'Chaque donnée a une durée, et un effacement qui la fait respecter',
        preuve: 'tools/admin/menage.emulator.test.ts',
        test: 'every duration enforced by Firestore is among its TTLs',
      },
    ],
  },
  {
    theme: 'Défense',
    mesures: [
      {
        mesure: 'Tous les essais passent à chaque modification',
        preuve: '.github/workflows/test.yml',
      },
      {
        mesure: 'Les mises à jour des bibliothèques sont proposées d’elles-mêmes',
        preuve: 'renovate.json',
      },
      {
        mesure:
          'Un compte qui nuit est fermé par une commande, qui agit à la requête suivante',
        preuve: 'tools/admin/admin.emulator.test.ts',
        test: 'is withdrawn at once from a token that still claims it, and can be given back',
      },
      {
        mesure:
          'L’hébergeur tient les journaux de connexion douze mois, et une alerte de dépense révèle un afflux',
        preuve: 'docs/deployment.md',
      },
    ],
  },
  {
    theme: 'Résilience',
    mesures: [
      {
        mesure: 'Une quête gardée se commence, se joue et se termine sans réseau',
        preuve: 'e2e/site/offline.spec.ts',
        test: 'a quête that was kept is begun, played and ended in flight mode, with its pictures and its map',
      },
      {
        mesure:
          'Chaque panne connue a été provoquée, et ce qu’il advient des données est écrit',
        preuve: 'docs/faults.md',
      },
      {
        mesure: 'Un parcours s’emporte dans une archive ouverte, et revient entier',
        preuve: 'src/editing/files/parcours-archive.test.ts',
        test: 'comes back from its zip with its files and with what could not be read',
      },
      {
        mesure: 'Une quête publiée s’emporte en un dossier qui se joue sans le site',
        preuve: 'docs/dossier.md',
      },
    ],
  },
];

/** A feared event, with the measures against it, the rest and whom that concerns. */
type Risque = { risque: string; tient: string; reste: string; pour: string };

const risques: readonly Risque[] = [
  {
    risque: 'Un contenu injurieux ou dangereux est publié sous le nom de la commune',
    tient: 'seule l’équipe publie, après relecture\u202F; une étape se ferme aussitôt',
    reste: 'une erreur de relecture, ou le compte volé d’une personne de l’équipe',
    pour: 'la commune et l’exploitant\u00A0: deux personnes formées, second facteur sur leurs comptes Google',
  },
  {
    risque: 'Des données personnelles sont lues par qui n’en a pas le droit',
    tient: 'refus par défaut, règles essayées sur le vrai moteur, peu de données',
    reste: 'qui a les droits d’administration du projet Google lit tout',
    pour: 'l’exploitant\u00A0: tenir la liste de ces personnes, et l’engagement de confidentialité de la convention',
  },
  {
    risque: 'Le site est submergé de requêtes, ou sa facture s’envole',
    tient: 'compteurs par session, listes bornées, pages servies en fichiers',
    reste: 'une session sans compte ne coûte presque rien à ouvrir',
    pour: 'l’exploitant\u00A0: alerte de dépense, et coupure décidée d’avance',
  },
  {
    risque: 'Le site est injoignable un jour de fête',
    tient: 'le jeu continue sans réseau, le livret se joue sur papier',
    reste: 'qui n’a pas ouvert la quête avant la panne ne peut pas la commencer',
    pour: 'la commune\u00A0: imprimer des livrets, garder la quête sur les tablettes prêtées',
  },
  {
    risque: 'Des données sont perdues, par erreur ou par malveillance',
    tient:
      'versions publiées immuables, états gardés de chaque parcours, corbeille de trente jours, archive à emporter',
    reste: 'aucune sauvegarde hors de l’hébergeur n’est faite par le logiciel',
    pour: 'l’exploitant\u00A0: activer la sauvegarde planifiée de Firestore\u202F; la commune\u00A0: emporter chaque parcours publié',
  },
  {
    risque: 'Une personne se fait passer pour la mairie',
    tient: 'invitation nominative de sept jours, adresse prouvée',
    reste: 'une demande écrite reste déclarative\u202F; ProConnect n’est pas proposé',
    pour: 'l’exploitant\u00A0: rappeler la mairie à son numéro public avant d’inviter',
  },
  {
    risque: 'L’hébergeur est soumis à un droit étranger',
    tient: 'données en Belgique, aucune donnée sensible, aucun nom de joueur',
    reste:
      'Google n’est pas qualifié SecNumCloud, et la connexion des comptes passe par les États-Unis',
    pour: 'l’autorité d’homologation\u00A0: accepter ce risque, ou renoncer aux comptes',
  },
];

/** A fact of the site, or who has to write it. */
function orBlank(text: string | null): string {
  return said(text) ?? 'à compléter par l’exploitant';
}

/** Lines of the homologation file, by part; the blanks of the publisher say who fills them in. */
export function homologationLines(
  publisher: Editeur,
  operateur: string | null,
): Readonly<Record<'service' | 'donnees' | 'personnes' | 'hebergement', string[]>> {
  return {
    service: [
      '**Service**\u00A0: Quêtes & Codes, un site public de promenades à énigmes\u202F; logiciel libre (EUPL 1.2).',
      `**Exploitant**\u00A0: ${orBlank(operateur)}.`,
      '**Ce qu’il fait**\u00A0: montrer des quêtes, les faire jouer sur un téléphone, les écrire, recevoir signalements et messages.',
      '**Hors du périmètre**\u00A0: les appareils des joueurs, les serveurs de Google, les cartes de l’IGN, le site de la commune.',
      '**Si le service s’arrête une journée**\u00A0: gêne limitée, aucune démarche ni aucun droit n’en dépend. Besoin de sécurité proposé\u00A0: élémentaire.',
    ],
    donnees: [
      '**Parties** (numéro tiré au hasard, réponses, heures)\u00A0: sensibilité faible\u202F; ni nom ni position.',
      '**Signalements et leurs photographies**\u00A0: faible à moyenne, selon ce que la photographie montre.',
      '**Comptes** (adresse e-mail, empreinte du mot de passe)\u00A0: moyenne.',
      '**Messages à la mairie** (nom, adresse, téléphone)\u00A0: moyenne.',
      '**Parcours non publiés et réponses**\u00A0: moyenne, jusqu’à leur publication.',
      '**Données sensibles au sens du RGPD**\u00A0: aucune. Des enfants jouent, sans compte. Durées et destinataires sont dans la [fiche du registre](/mairie?document=registre).',
    ],
    personnes: [
      '**Publication**\u00A0: ' + orBlank(publisher.directeurPublication) + '.',
      '**Délégué à la protection des données**\u00A0: ' +
        [orBlank(publisher.dpo), said(publisher.dpoContact)]
          .filter((part) => part !== null)
          .join(', ') +
        '.',
      '**Faille de sécurité, à écrire à**\u00A0: ' +
        orBlank(publisher.securiteContact) +
        ' (repris à /.well-known/security.txt).',
      '**Administration**\u00A0: donnée par une commande, jamais par le site\u202F; liste tenue par l’exploitant.',
    ],
    hebergement: [
      '**Hébergeur**\u00A0: ' + orBlank(publisher.hebergeurNom) + '.',
      '**Données**\u00A0: Google Cloud, région europe-west1 (Belgique)\u202F; connexion des comptes aux États-Unis.',
      '**Aucun serveur à entretenir**\u00A0: des fichiers, et trois bases dont les règles d’accès sont tout le programme.',
    ],
  };
}

/** « mesure (preuve) » of each theme. */
export function mesureLines(): { theme: string; lines: string[] }[] {
  return mesuresParTheme.map(({ theme, mesures }) => ({
    theme,
    lines: mesures.map(({ mesure, preuve }) => `${mesure} (${preuve}).`),
  }));
}

/** One line a risk: what holds it, what remains and whom it concerns. */
export function risqueLines(): string[] {
  return risques.map(
    ({ risque, tient, reste, pour }) =>
      `**${risque}.** Ce qui tient\u00A0: ${tient}. Ce qui reste\u00A0: ${reste}. Pour ${pour}.`,
  );
}
