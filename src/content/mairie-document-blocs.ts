import { editeur } from './editeur.ts';
import type { Exploitant, Operateur } from './exploitant.ts';
import { homologationLines, mesureLines, risqueLines } from './homologation.ts';

/** The words that name a commune in a sentence; dotted when none was chosen. */
export type NomDeCommune = {
  /** « Barbentane » */
  nom: string;
  /** « de Barbentane », « du Havre », « d’Arles » */
  de: string;
  /** « à Barbentane », « au Havre » */
  a: string;
};

/** A block of a document to print and fill in. Blanks are dotted lines. */
export type Bloc =
  | { type: 'titre'; texte: string }
  | { type: 'texte'; texte: string }
  | { type: 'liste'; points: readonly string[] }
  /** Something to write by hand after a label. */
  | { type: 'champs'; labels: readonly string[] };

const titre = (texte: string): Bloc => ({ type: 'titre', texte });
const texte = (words: string): Bloc => ({ type: 'texte', texte: words });
const liste = (...points: string[]): Bloc => ({ type: 'liste', points });
const champs = (...labels: string[]): Bloc => ({ type: 'champs', labels });

/** Operator's signature on the documents; a null is left to be written by hand. */
export type Signataire = {
  operateur: Operateur | null;
  support: Exploitant['support'];
  assurance: Exploitant['assurance'];
  prestation: Exploitant['prestation'];
};

const dots = '……………………………………';

/** « Balades du Trégor, association loi 1901, SIRET 120 027 016 00563, 1 place du Port » */
function nameOf({ operateur }: Signataire): string {
  if (operateur === null) return dots;
  const { nom, forme, siret, adresse } = operateur;
  const parts = [nom, forme, siret === null ? null : `SIRET ${siret}`, adresse];
  return parts.filter((part) => part !== null).join(', ');
}

/** The price of the convention, or its blank. */
function priceOf({ prestation }: Signataire): string {
  if (prestation === null) {
    return `installation ${dots} € TTC, puis ${dots} € TTC par an.`;
  }
  const { annuelTtc, installationTtc, comprend } = prestation;
  const covered =
    comprend.length === 0 ? '' : ` Ce prix comprend\u00A0: ${comprend.join(', ')}.`;
  return `installation ${installationTtc}\u00A0€ TTC, puis ${annuelTtc}\u00A0€ TTC par an.${covered}`;
}

/** The text of each document, by its id; the poster is drawn, and the presentation has figures (features/mairie). */
export const blocsByDocument: Readonly<
  Record<string, (commune: NomDeCommune, signataire: Signataire) => readonly Bloc[]>
> = {
  convention: ({ de, a }, signataire) => [
    texte(
      `Entre la commune ${de}, représentée par sa maire ou son maire, avec l’autorisation du conseil municipal, et ${nameOf(signataire)}, ci-après «\u00A0l’exploitant\u00A0»\u00A0:`,
    ),
    titre('1. Objet'),
    texte(
      'L’exploitant fait fonctionner le site Quêtes & Codes et y publie les quêtes que la commune écrit ou valide. Les joueurs y accèdent gratuitement et sans compte. Le logiciel est libre (licence EUPL 1.2).',
    ),
    titre('2. Durée et prix'),
    liste(
      `**Durée**\u00A0: ${signataire.prestation === null ? '……' : String(signataire.prestation.dureeAns)} ans, reconductible une fois. Chacun peut y mettre fin avec trois mois de préavis, sans indemnité.`,
      `**Prix**\u00A0: ${priceOf(signataire)}`,
      'Aucune somme n’est due par joueur, par quête ni par visite.',
    ),
    titre('3. Service rendu'),
    liste(
      'Mise en ligne, nom de domaine ou sous-domaine, mises à jour du logiciel et de sa sécurité.',
      'Comptes des personnes que la commune désigne\u202F; leurs droits sont retirés le jour de la demande.',
      'Effacement des données à leur terme, selon la page «\u00A0Données personnelles\u00A0» du site.',
      'Une quête déjà commencée se joue sans réseau\u00A0: une panne du site ne l’interrompt pas. Aucun taux de disponibilité n’est garanti au-delà de celui de l’hébergeur.',
    ),
    titre('4. Délais'),
    liste(
      `**Une question**\u00A0: réponse sous ${signataire.support?.question ?? '………… jours ouvrés'}.`,
      `**Une panne**\u00A0: prise en charge sous ${signataire.support?.panne ?? '………… heures ouvrées'}.`,
      '**Un danger signalé sur une étape**\u00A0: les responsables de la commune ferment directement l’étape, avec effet immédiat. À leur demande, l’exploitant le fait.',
    ),
    titre('5. Données'),
    texte(
      'Les clauses de sous-traitance des données (RGPD, article 28) sont jointes et font partie de la convention.',
    ),
    titre('6. Propriété et réversibilité'),
    liste(
      'Les textes et les images appartiennent à leurs auteurs\u202F; l’exploitant n’acquiert aucun droit sur eux.',
      'À tout moment, la commune emporte chaque parcours\u00A0: un fichier ouvert, avec ses images, ses réponses et son tracé.',
      'À la fin de la convention, l’exploitant remet sous 30 jours tous les parcours de la commune dans ce format, les retire du catalogue, puis efface ses copies et l’atteste. Il ne facture rien pour cela.',
    ),
    titre('7. Responsabilité'),
    liste(
      'La commune répond de ce que ses quêtes racontent et des lieux où elles mènent. Elle n’y choisit que des lieux ouverts au public.',
      'L’exploitant répond du fonctionnement du site et de la sécurité des données.',
      'Les joueurs marchent sous leur responsabilité, les enfants sous celle de l’adulte qui les accompagne. Si quelqu’un se blesse, les règles ordinaires de la responsabilité s’appliquent\u00A0: celle de la commune pour ses voies et ses ouvrages, celle de chacun pour ses fautes.',
    ),
    titre('8. Assurance'),
    texte(
      `L’exploitant est assuré en responsabilité civile\u00A0: ${signataire.assurance ?? dots}. La commune prévient son propre assureur que des promenades sont proposées au public.`,
    ),
    titre('9. Accessibilité'),
    texte(
      'L’exploitant tient à jour la déclaration d’accessibilité du site (RGAA) et dit à la commune, chaque année, ce qui a été corrigé.',
    ),
    titre('10. Désaccord'),
    texte(
      'Les parties cherchent d’abord une solution amiable. À défaut, le tribunal administratif du ressort de la commune est compétent.',
    ),
    texte('Ceci est un modèle\u00A0: faites-le relire avant de le signer.'),
    texte(`Fait ${a}, le ……………………, en deux exemplaires`),
    champs('Pour la commune', 'Pour l’exploitant'),
  ],
  deliberation: ({ a, de }) => [
    champs('Séance du', 'Délibération n°'),
    texte(`**Objet : participation de la commune ${de} à Quêtes & Codes**`),
    texte(
      'Madame la Maire ou Monsieur le Maire expose que le site Quêtes & Codes permet à une commune d’écrire des promenades à énigmes dans ses rues et de les offrir au public, qui les suit sur un téléphone, sans compte et gratuitement.',
    ),
    texte(
      'Vu le Code général des collectivités territoriales, notamment son article L. 2121-29\u202F;',
    ),
    texte(
      'Vu le règlement (UE) 2016/679 du 27 avril 2016 relatif à la protection des données personnelles et la loi n° 78-17 du 6 janvier 1978\u202F;',
    ),
    texte(
      'Considérant l’intérêt de faire connaître le patrimoine de la commune à ses habitants et à ses visiteurs\u202F;',
    ),
    texte('Après en avoir délibéré, le conseil municipal\u00A0:'),
    liste(
      `**décide** que la commune ${de} participe à Quêtes & Codes et y publie une ou plusieurs quêtes\u202F;`,
      '**désigne** comme responsable : ……………………………………, et comme suppléant : ……………………………………\u202F;',
      '**autorise** la maire ou le maire à signer les accords avec les auteurs, les photographes et les propriétaires des lieux, ainsi que le contrat de sous-traitance des données\u202F;',
      '**prend acte** que le traitement est inscrit au registre de la commune et que la personne déléguée à la protection des données en a été informée\u202F;',
      '**précise** que la commune peut se retirer à tout moment, en emportant ses parcours.',
    ),
    champs('Pour', 'Contre', 'Abstentions'),
    texte(`Fait ${a}, le ……………………`),
    champs('Signature'),
  ],
  registre: ({ de }) => [
    titre('Fiche du registre'),
    liste(
      `**Responsable du traitement** : commune ${de}, représentée par sa maire ou son maire.`,
      '**Finalité** : proposer des promenades à énigmes au public, et permettre à des auteurs de les écrire.',
      '**Base légale** : mission d’intérêt public (article 6.1.e du RGPD).',
      '**Personnes** : joueurs (dont des enfants accompagnés), auteurs, responsables de communes et de territoires, personnes qui écrivent à la mairie.',
      '**Données des joueurs** : numéro de session tiré au hasard, quête, réponses, indices, solutions vues, points, heures. Ni nom, ni adresse, ni position.',
      '**Preuves d’une balade achevée** : quête, jour, points, cadeau remis. Ni nom, ni numéro de session.',
      '**Avis** : pseudonyme, note, texte, numéro de session.',
      '**Équipes et sorties de classe** : prénoms facultatifs, étape, réponses, code de l’équipe, mots de la personne qui organise.',
      '**Signalements et tournées** : étape, heure, texte, photographie jointe, numéro de session (aucun pour une tournée).',
      '**Données des comptes** : adresse e-mail, empreinte du mot de passe, pseudonyme, portrait, dates de création et de connexion, carnet, parties reprises ou passées d’un appareil à l’autre.',
      '**Données des auteurs** : parcours et leurs versions, quêtes privées, textes traduits, images, sons et films, commentaires, essais sur place, invitations, étape où ils travaillent, droits retirés.',
      '**Données des responsables** : nom, adresse e-mail, demandes de rattachement, récapitulatifs envoyés par e-mail.',
      '**Données des messages** : nom, adresse e-mail, numéro de téléphone pour être rappelé, texte, notes de l’équipe, expéditeurs refusés.',
      '**Protection du site** : compteurs d’envois par numéro de session, journaux de l’hébergeur (adresse de connexion).',
      '**Nombres de parties** : des sommes par jour et par mois, sans aucun identifiant.',
      '**Données sensibles** : aucune.',
      '**Durées** : invitation, 7 jours ; équipe, sortie de classe, récapitulatif par e-mail et refus d’un expéditeur, 30 jours ; quête privée, 60 jours ; preuve, 90 jours ; partie, réponses, signalement et sa photographie, tournée, compteur et session sans compte, 180 jours ; message, 1 an après la fin de l’échange ; compte inutilisé, 2 ans ; journaux de l’hébergeur, 12 mois. Un avis et un parcours restent jusqu’à leur retrait.',
      '**Destinataires** : les agents et élus désignés ; Google (Firebase), sous-traitant. Quand on le demande, et avec la seule adresse de connexion : l’IGN (carte), geo.api.gouv.fr (communes), le ministère de la Culture, OpenStreetMap, Wikimedia et Panoramax (atelier), Iconify (un dessin manquant).',
      '**Transferts hors de l’Union** : la connexion des comptes est traitée aux États-Unis (cadre de protection des données Union européenne – États-Unis et clauses contractuelles types). Le reste est conservé en Belgique.',
      '**Sécurité** : règles d’accès vérifiées à chaque écriture, connexions chiffrées, pas de mot de passe lisible, droits retirés à effet immédiat.',
    ),
    titre('Note au délégué à la protection des données'),
    texte(
      'Une analyse d’impact est-elle obligatoire ? Deux points demandent de l’attention : le public compte des enfants, et le jeu se passe dehors. Mais la position n’est ni envoyée ni enregistrée, aucun compte n’est demandé pour jouer, rien n’est croisé, et aucune décision n’est prise sur une personne. Nous pensons qu’une note d’une page, versée au registre, suffit ; l’avis de la personne déléguée décide.',
    ),
    champs('Avis', 'Date et signature'),
  ],
  homologation: ({ de, a }, { operateur }) => {
    const lines = homologationLines(editeur, operateur?.nom ?? null);
    return [
      texte(
        `Dossier préparé pour l’homologation de sécurité (référentiel général de sécurité) que prononce la commune ${de}. Les thèmes sont ceux de MonServiceSécurisé, le service de l’ANSSI où le recopier. Entre parenthèses, la preuve de chaque mesure dans le code publié. Aucun audit de sécurité extérieur n’a été conduit.`,
      ),
      titre('1. Le service'),
      liste(...lines.service),
      titre('2. Les données et leur sensibilité'),
      liste(...lines.donnees),
      titre('3. Les personnes'),
      liste(...lines.personnes),
      champs('Autorité d’homologation', 'Responsable de la sécurité', 'Agents formés'),
      titre('4. L’hébergement'),
      liste(...lines.hebergement),
      ...mesureLines().flatMap(({ theme, lines: mesures }, index) => [
        titre(`5.${index + 1}. Mesures\u00A0: ${theme.toLocaleLowerCase('fr-FR')}`),
        liste(...mesures),
      ]),
      titre('6. Les risques, et ce qui reste'),
      liste(...risqueLines()),
      titre('7. Décision'),
      texte(
        'Au vu de ce dossier, l’autorité d’homologation accepte les risques qui restent, sous les réserves suivantes, et homologue le service pour la durée dite.',
      ),
      champs('Réserves', 'Durée (trois ans au plus conseillés)', 'Prochaine revue'),
      texte(`Fait ${a}, le ……………………`),
      champs('Signature de l’autorité d’homologation'),
    ];
  },
  'sous-traitance': ({ de }, signataire) => [
    texte(
      `Entre la commune ${de}, responsable du traitement, et ${nameOf(signataire)}, sous-traitant, qui exploite le site Quêtes & Codes pour son compte.`,
    ),
    liste(
      '**Objet et durée** : héberger et faire fonctionner le site, le temps du contrat.',
      '**Instructions** : le sous-traitant n’agit que sur instruction écrite de la commune, et la prévient si une instruction lui paraît contraire à la loi.',
      '**Confidentialité** : les personnes qui accèdent aux données s’y sont engagées par écrit.',
      '**Sécurité** : chiffrement des échanges, droits limités au nécessaire, journaux conservés au plus 12 mois, correctifs appliqués sans délai.',
      '**Sous-traitants ultérieurs** : Google (Firebase), aux conditions publiées par lui. Tout autre demande l’accord écrit de la commune.',
      '**Aide** : le sous-traitant aide la commune à répondre aux demandes des personnes, dans les 15 jours.',
      '**Violation de données** : il prévient la commune au plus tard 48 heures après l’avoir constatée, pour qu’elle puisse avertir la CNIL dans les 72 heures.',
      '**Fin du contrat** : il rend à la commune ses parcours et ses données dans un format ouvert, puis efface ses copies et l’atteste.',
      '**Contrôle** : la commune peut vérifier le respect de ces clauses, ou le faire vérifier.',
    ),
    champs('Pour la commune', 'Pour le sous-traitant', 'Date'),
  ],
  enfants: () => [
    titre('Les enfants'),
    liste(
      'On joue sans compte : aucun nom, aucun âge, aucune adresse n’est demandé à un enfant.',
      'Un compte avant 15 ans demande l’accord de l’enfant et celui d’un parent ou tuteur (loi Informatique et Libertés, article 45).',
      'Nous ne demandons jamais le nom d’un enfant. Un avis affiche le pseudonyme que la personne a écrit\u00A0: conseillez à votre enfant de ne pas y mettre son nom.',
      'Pas de discussion entre joueurs, pas de publicité, pas d’achat, pas de notification.',
      'Les auteurs sont invités à choisir des lieux où l’on peut s’arrêter sans gêner, et à décrire les traversées.',
    ),
    titre('La position'),
    liste(
      'Le téléphone demande l’accord au moment de s’en servir, après une phrase qui dit pourquoi.',
      'La position est comparée à celle de l’étape dans le téléphone. Elle n’est ni envoyée, ni enregistrée ; le trajet non plus.',
      'Un signe reste visible tant qu’elle est lue.',
      'Sans position, tout reste jouable : « Je suis sur place », ou un texte court à recopier.',
    ),
  ],
  'accord-auteur': ({ de }) => [
    champs('Je soussigné(e)', 'Adresse'),
    texte('auteur ou autrice de la quête (ou des étapes)\u00A0:'),
    champs('Titre'),
    texte(
      `autorise la commune ${de} à la publier gratuitement sur le site Quêtes & Codes et sur les supports qui l’annoncent, sans limite de lieu, tant que la quête est en ligne. Elle peut en corriger les fautes et mettre à jour les indications pratiques.`,
    ),
    texte(
      'Je garde mes droits d’auteur et je reste libre de publier ce texte ailleurs. Je peux retirer cet accord : la quête est alors retirée dans les 30 jours. Je certifie que ce texte est de moi.',
    ),
    champs('Nom à faire figurer, ou « anonyme »', 'Fait le', 'Signature'),
  ],
  'accord-photographe': ({ de }) => [
    champs('Je soussigné(e)', 'Adresse', 'Photographies concernées'),
    texte(
      `autorise la commune ${de} à reproduire gratuitement ces photographies dans ses quêtes du site Quêtes & Codes et sur les supports qui les annoncent, tant que la quête est en ligne. Elles peuvent être recadrées et réduites.`,
    ),
    texte(
      'Je certifie en être l’auteur ou l’autrice. Si une personne y est reconnaissable, elle a donné son accord par écrit ; pour un enfant, ses parents l’ont donné.',
    ),
    champs('Crédit à faire figurer', 'Fait le', 'Signature'),
  ],
  'accord-proprietaire': ({ de }) => [
    champs('Je soussigné(e)', 'Propriétaire du lieu situé'),
    texte(`autorise la commune ${de} à\u00A0:`),
    liste(
      '☐ faire passer une étape devant ce lieu, visible depuis la voie publique\u202F;',
      '☐ laisser entrer les joueurs à cet endroit : ……………………………………, aux heures suivantes : ……………………\u202F;',
      '☐ poser une plaque portant un QR code, sans trou ni colle qui marque.',
    ),
    texte(
      'Cet accord est gratuit. Il peut être retiré à tout moment par simple message : l’étape est fermée le jour même. La commune reste responsable de ce qu’elle pose.',
    ),
    champs('Fait le', 'Signature', 'Pour la commune'),
  ],
  annee: () => [
    titre('Avril : une demi-heure'),
    liste(
      'Lire les signalements de l’hiver et y répondre.',
      'Corriger ou fermer les étapes touchées.',
      'Vérifier que les accords des propriétaires tiennent toujours.',
    ),
    titre('Avril ou mai : la promenade'),
    liste(
      'Refaire le chemin, une fois, avec quelqu’un qui ne le connaît pas.',
      'À chaque étape : le détail est-il toujours là ? L’arrêt est-il sûr\u202F?',
      'Publier une nouvelle version si quelque chose a changé.',
    ),
    titre('Octobre : une demi-heure'),
    liste(
      'Lire les chiffres : parties commencées, terminées, étape où l’on s’arrête.',
      'En dire un mot au conseil et dans le bulletin.',
      'Décider d’une quête de plus, ou d’aucune.',
    ),
  ],
  arret: () => [
    titre('Si la commune arrête'),
    liste(
      'Emportez chaque parcours : un fichier ouvert contient les textes, les étapes et le tracé.',
      'Retirez la quête du catalogue : un geste. Les parties commencées se terminent.',
      'Décollez les QR codes s’il y en a.',
      'Demandez l’effacement des comptes et des messages de la commune.',
      'Inscrivez la fin du traitement au registre.',
    ),
    titre('Si le site arrête'),
    liste(
      'La commune est prévenue au moins six mois avant.',
      'Tous ses parcours lui sont remis dans un format ouvert, avec les images.',
      'Chaque quête s’emporte dès aujourd’hui en un dossier («\u00A0Emporter la quête\u00A0», sur sa page)\u00A0: il se joue depuis le site de la commune, une clé USB ou une tablette, sans nous.',
      'Le logiciel est libre : une autre commune, une intercommunalité ou un prestataire peut le faire tourner et y reprendre ces fichiers.',
      'Les données des joueurs sont effacées.',
    ),
  ],
  'passer-la-main': ({ nom }) => [
    champs('Commune', 'Quêtes en ligne', 'Ancienne personne responsable', 'Nouvelle'),
    texte(`Pour ${nom}, dans l’ordre\u00A0:`),
    liste(
      '☐ Inviter la nouvelle personne comme responsable, depuis l’éditeur du parcours ; l’invitation vaut 7 jours.',
      '☐ Vérifier ensemble qu’elle peut ouvrir un parcours et lire les messages.',
      '☐ Lui remettre les accords signés (auteurs, photographes, propriétaires).',
      '☐ Lui montrer « L’année d’une quête ».',
      '☐ Retirer les droits de l’ancienne personne : l’effet est immédiat.',
      '☐ Prévenir la personne déléguée à la protection des données.',
    ),
    champs('Date', 'Signatures'),
  ],
  bulletin: ({ a, de }) => [
    titre(
      `${a.charAt(0).toLocaleUpperCase('fr-FR')}${a.slice(1)}, la balade devient un jeu`,
    ),
    texte(
      `La commune ${de} vous propose une promenade à énigmes. Le principe est simple : on marche, on regarde, on répond. Une date au-dessus d’une porte, un visage sculpté que l’on croisait sans le voir : chaque réponse ouvre l’étape suivante.`,
    ),
    texte(
      'Il suffit d’un téléphone. Pas d’application à installer, pas de compte, pas de publicité. La quête est gratuite, et une fois commencée elle se joue même sans réseau. Comptez une à deux heures, en famille ou entre amis.',
    ),
    texte(
      'À la fin, le tampon de la commune vous attend. Et si vous connaissez une histoire que le village a oubliée, dites-le à la mairie : elle fera peut-être la prochaine étape.',
    ),
    champs('Titre de la quête', 'Départ', 'Adresse du site'),
  ],
  reseaux: ({ a, de }) => [
    titre('Le jour du lancement'),
    texte(
      `Une promenade à énigmes commence ${a}. Un téléphone, de bonnes chaussures, et les yeux levés. C’est gratuit, sans compte ni application. Départ quand vous voulez.`,
    ),
    titre('Un mois plus tard'),
    texte(
      `Saurez-vous trouver ce que personne ne regarde ${a} ? Un indice : il faut s’arrêter. La quête est en ligne, elle dure une à deux heures.`,
    ),
    titre('Pour les vacances'),
    texte(
      `Des enfants à occuper, des cousins de passage ? La quête ${de} se joue à tout âge, avec un seul téléphone pour toute la famille.`,
    ),
    titre('Pour les habitants'),
    texte(
      `Vous connaissez une histoire, une inscription, un détail ${a} ? Racontez-le à la mairie : c’est peut-être une énigme qui s’ignore.`,
    ),
  ],
};
