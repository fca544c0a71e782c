/**
 * The criteria of the RGESN (référentiel général d’écoconception de services numériques, version of May 2024, Arcep and Arcom, Licence
 * Ouverte 2.0), with the team's verdict on each: the page `/ecoconception`. `docs/ecoconception/rgesn.md` gives the proof of each verdict,
 * and `tools/docs/rgesn.test.ts` compares. It is the team’s own assessment, without an audit.
 */
export type CritereRgesn = {
  /** `4.15`: theme and number. */
  id: string;
  priorite: keyof typeof poidsRgesn;
  /** In doubt, the criterion is « non validé ». */
  verdict: 'validé' | 'non validé' | 'non applicable';
  /** In the words of the référentiel. */
  question: string;
  /** Reason for the verdict, in a sentence or two. */
  constat: string;
};

/** Weight of a criterion in the score, from the référentiel. */
export const poidsRgesn = { prioritaire: 1.5, recommandé: 1.25, modéré: 1 } as const;

/**
 * Most that a public page, the first étape of a party and a whole party of six étapes may transfer, compressed, in kilobytes of 1,024
 * bytes, and most requests, from an empty cache: content shown, without prefetches and without the tiles of the IGN, on a day when other
 * quêtes were published since the build. `e2e/site/transfer.spec.ts` tests them; `npm run bench` prints them.
 */
export const limitesTransfert = {
  page: { kilo: 340, requetes: 75 },
  jeu: { kilo: 360, requetes: 80 },
  partie: { kilo: 760, requetes: 230 },
} as const;

/** Measured on `le`; `davance` is the weight with prefetches. */
export const mesuresTransfert = {
  le: '28/11/2026',
  accueil: { kilo: 226, requetes: 33, davance: 262 },
  quete: { kilo: 316, requetes: 64, davance: 400 },
  mairie: { kilo: 246, requetes: 44, davance: 277 },
  jeu: { kilo: 331, requetes: 70, davance: 536 },
  partie: { kilo: 697, requetes: 204, davance: 701 },
} as const;

const { page, partie } = limitesTransfert;
const limitWords = `Une page publique\u00A0: ${page.kilo}\u00A0ko et ${page.requetes} requêtes au plus pour ce qu’elle montre. Une partie entière de six étapes\u00A0: ${partie.kilo}\u00A0ko et ${partie.requetes} requêtes. Un test refuse ce qui dépasse.`;

export const themesRgesn: readonly {
  titre: string;
  criteres: readonly CritereRgesn[];
}[] = [
  {
    titre: 'Stratégie',
    criteres: [
      {
        id: '1.1',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il été évalué favorablement en termes d’utilité en tenant compte de ses impacts environnementaux\u202F?',
        constat:
          'L’équipe a pesé ce qu’il apporte (promenades sans achat ni serveur) et ce qu’il coûte, face au dépliant et à l’application\u00A0: utile tant qu’il reste léger. Sans étude extérieure.',
      },
      {
        id: '1.2',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il défini ses cibles utilisatrices, les besoins métiers et les attentes réelles des utilisateurs-cibles\u202F?',
        constat:
          'Les publics, leurs besoins et ce qu’ils attendent sont écrits, d’après leurs demandes publiques\u00A0: avis de joueurs, appels d’offres, tickets d’outils voisins. Aucune enquête ne leur a été soumise.',
      },
      {
        id: '1.3',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il au moins un référent identifié en écoconception numérique\u202F?',
        constat:
          'Les mainteneurs du logiciel en répondent, et tiennent cette grille. Les questions arrivent par la page «\u00A0Nous écrire\u00A0».',
      },
      {
        id: '1.4',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique réalise-t-il régulièrement des revues pour s’assurer du respect de sa démarche d’écoconception\u202F?',
        constat:
          'Les poids sont mesurés à chaque modification\u202F; la grille est revue à chaque version et deux fois par an, la prochaine fois au plus tard le 29/05/2027.',
      },
      {
        id: '1.5',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique s’est-il fixé des objectifs en matière de réduction ou de limitation de ses propres impacts environnementaux\u202F?',
        constat:
          'Des plafonds de poids, de requêtes et d’EcoIndex, refusés au-dessus, et un objectif plus bas pour chacun.',
      },
      {
        id: '1.6',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique collecte-t-il la donnée de façon responsable et raisonnée\u202F?',
        constat:
          'On joue sans compte, sans nom et sans traceur, et la position ne quitte pas le téléphone. La page «\u00A0Données personnelles\u00A0» dit chaque donnée, sa raison et sa durée.',
      },
      {
        id: '1.7',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il recours à un niveau de chiffrement adapté à ses besoins\u202F?',
        constat:
          'Les transferts sont chiffrés (HTTPS). Les réponses écrites sont publiées sous une forme hachée, lente à calculer, pour qu’on ne les lise pas d’avance\u00A0: quelques dixièmes de seconde de téléphone par essai, et rien de plus.',
      },
      {
        id: '1.8',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il mis en place des efforts d’open source\u202F?',
        constat:
          'Le code est sous licence libre EUPL 1.2, et chaque parcours s’emporte dans un fichier ouvert.',
      },
      {
        id: '1.9',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il été conçu avec des technologies standard interopérables plutôt que des technologies spécifiques et fermées\u202F?',
        constat:
          'Un site web, le même pour tous les appareils\u00A0: rien à installer, aucun magasin d’applications.',
      },
      {
        id: '1.10',
        priorite: 'recommandé',
        verdict: 'non applicable',
        question:
          'Le service numérique repose-t-il sur des API documentées et ouvertes pour interagir avec le matériel\u202F?',
        constat: 'Aucun objet connecté, aucun matériel dédié.',
      },
    ],
  },
  {
    titre: 'Spécifications',
    criteres: [
      {
        id: '2.1',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il défini la liste des profils de matériels que les utilisateurs vont pouvoir employer pour y accéder\u202F?',
        constat:
          'La liste est écrite\u00A0: téléphone de 2017 avec 2\u00A0Go de mémoire, ordinateur de dix ans, écran de 320\u00A0pixels\u202F; en deçà, les pages sans script et le livret imprimé.',
      },
      {
        id: '2.2',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique est-il utilisable sur d’anciens modèles de terminaux\u202F?',
        constat:
          'Simulé\u00A0: sur un processeur ralenti six fois, une première étape s’affiche en moins de huit secondes, et se joue. Aucun appareil ancien n’a été tenu en main.',
      },
      {
        id: '2.3',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique est-il utilisable via une connexion bas débit ou hors connexion\u202F?',
        constat:
          'Une quête gardée sur le téléphone se commence, se joue et se termine en mode avion, avec ses images et sa carte.',
      },
      {
        id: '2.4',
        priorite: 'prioritaire',
        verdict: 'non validé',
        question:
          'Le service numérique est-il utilisable sur d’anciennes versions de système d’exploitation et de navigateurs web\u202F?',
        constat:
          'Le site est construit pour les navigateurs qui lisent la norme JavaScript de 2022\u202F; aucune version de plus de deux ans n’a été essayée.',
      },
      {
        id: '2.5',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique s’adapte-t-il à différents types de terminaux d’affichage\u202F?',
        constat:
          'De 320\u00A0pixels de large à un écran d’ordinateur, au doigt, à la souris et au clavier, avec un texte deux fois plus grand.',
      },
      {
        id: '2.6',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il été conçu avec une revue de conception et une revue de code comprenant parmi ses objectifs la réduction des impacts environnementaux de chaque fonctionnalité\u202F?',
        constat:
          'Chaque modification est relue pour ce qu’elle charge, demande, garde et envoie\u202F; un plafond ne monte pas sans que quelque chose parte.',
      },
      {
        id: '2.7',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il prévu une stratégie de maintenance et de décommissionnement\u202F?',
        constat:
          'Ce qui est gardé reste lisible, ce qui ne sert plus part entier, et l’arrêt du site est écrit\u00A0: archives, dossiers qui se jouent seuls, effacement.',
      },
      {
        id: '2.8',
        priorite: 'prioritaire',
        verdict: 'non validé',
        question:
          'Le service numérique impose-t-il à ses fournisseurs de garantir une démarche de réduction de leurs impacts environnementaux\u202F?',
        constat: 'Rien n’est demandé à l’hébergeur à ce sujet.',
      },
      {
        id: '2.9',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il pris en compte les impacts environnementaux des composants d’interface prêts à l’emploi utilisés\u202F?',
        constat:
          'Chacun (carte, schéma d’une histoire, recadrage) est recensé, compté dans un plafond, et chargé à l’usage seulement.',
      },
      {
        id: '2.10',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il pris en compte les impacts environnementaux des services tiers utilisés lors de leur sélection\u202F?',
        constat:
          'Chaque service tiers est recensé avec ce qu’il reçoit et ce qui le limite\u202F; celui qui se passe d’un tiers est préféré. Seul Google publie les chiffres de sa région.',
      },
    ],
  },
  {
    titre: 'Architecture',
    criteres: [
      {
        id: '3.1',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique repose-t-il sur une architecture, des ressources ou des composants conçus pour réduire leurs propres impacts environnementaux\u202F?',
        constat:
          'Pages écrites d’avance et lisibles sans script, aucun serveur qui attend, calculs sur l’appareil, relectures seulement de ce qui a changé.',
      },
      {
        id: '3.2',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique fonctionne-t-il sur une architecture pouvant adapter la quantité de ressources utilisées à la consommation du service\u202F?',
        constat:
          'Aucun serveur n’attend\u00A0: des fichiers, et une base de données qui ne compte que les opérations demandées. Quand personne ne joue, rien ne tourne pour ce site.',
      },
      {
        id: '3.3',
        priorite: 'modéré',
        verdict: 'non validé',
        question:
          'Le service numérique est-il en mesure de supporter l’évolution technique des protocoles\u202F?',
        constat:
          'HTTPS partout\u202F; IPv6 et TLS 1.3 sont à vérifier sur le nom de domaine, une fois le site en ligne.',
      },
      {
        id: '3.4',
        priorite: 'prioritaire',
        verdict: 'non applicable',
        question:
          'Le service numérique garantit-il la mise à disposition de mises à jour correctives pendant toute la durée de vie prévue des équipements et des logiciels liés au service\u202F?',
        constat: 'Il n’est vendu avec aucun appareil.',
      },
      {
        id: '3.5',
        priorite: 'modéré',
        verdict: 'non applicable',
        question:
          'Le service numérique propose-t-il d’installer des mises à jour correctives indépendamment des mises à jour évolutives de façon transparente\u202F?',
        constat: 'Rien ne s’installe\u00A0: une page est celle du jour.',
      },
      {
        id: '3.6',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique propose-t-il les mises à jour incrémentielles, afin de ne pas remplacer tout le code à chaque mise à jour\u202F?',
        constat:
          'Chaque fichier porte un nom tiré de son contenu\u00A0: une nouvelle version ne fait télécharger que ceux qui ont changé.',
      },
      {
        id: '3.7',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique optimise-t-il la sollicitation des environnements de développement, de préproduction ou de test en fonction de ses besoins\u202F?',
        constat:
          'Les essais tournent sur l’ordinateur de qui développe, le temps d’un essai\u202F; un aperçu en ligne est fait de fichiers, et expire.',
      },
    ],
  },
  {
    titre: 'Expérience et interface utilisateur',
    criteres: [
      {
        id: '4.1',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique comporte-t-il uniquement des animations, vidéos et sons dont la lecture automatique est désactivée\u202F?',
        constat:
          'Un film ou un enregistrement ne charge rien avant qu’on le demande\u202F; un son s’arrête quand on le veut. La «\u00A0balade écoutée\u00A0» est une demande, que l’on arrête aussi.',
      },
      {
        id: '4.2',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique affiche-t-il uniquement des contenus sans défilement infini\u202F?',
        constat:
          'Les listes montrent 24 quêtes, puis un bouton «\u00A0Afficher la suite\u00A0».',
      },
      {
        id: '4.3',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique optimise-t-il le parcours de navigation pour chaque fonctionnalité principale\u202F?',
        constat:
          'De l’accueil à la première étape\u00A0: deux appuis, sans compte. Les plus longs parcours sont essayés au clavier seul.',
      },
      {
        id: '4.4',
        priorite: 'recommandé',
        verdict: 'non validé',
        question:
          'Le service numérique permet-il à l’utilisateur de décider de l’activation d’un service tiers\u202F?',
        constat:
          'Les cartes de l’IGN s’ouvrent à la demande sur un téléphone, mais d’elles-mêmes sur un grand écran, sauf si le navigateur économise les données.',
      },
      {
        id: '4.5',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique utilise-t-il majoritairement des composants fonctionnels natifs du système d’exploitation, du navigateur ou du langage utilisé\u202F?',
        constat:
          'Boutons, champs, boîtes de dialogue, volets, lecteurs de son et de film sont ceux du navigateur. Les autres n’y ont pas d’équivalent\u00A0: cartes, schéma d’une histoire, recadrage.',
      },
      {
        id: '4.6',
        priorite: 'recommandé',
        verdict: 'non validé',
        question:
          'Le service numérique utilise-t-il uniquement du contenu vidéo, audio et animé porteur d’informations\u202F?',
        constat:
          'Quelques animations sont là pour le plaisir, comme le tampon d’une étape\u202F; elles s’effacent quand l’appareil demande moins de mouvement.',
      },
      {
        id: '4.7',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique opte-t-il pour les choix les plus sobres entre le texte, l’image, l’audio ou la vidéo, selon les besoins utilisateurs\u202F?',
        constat:
          'Le récit est un texte. Là où l’auteur choisit un film, l’atelier lui dit ce que ce film pèse en parties entières\u202F; le guide dit d’essayer le texte d’abord.',
      },
      {
        id: '4.8',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique limite-t-il le nombre des polices de caractères téléchargées\u202F?',
        constat: 'Deux polices, un fichier chacune, réduites aux lettres du français.',
      },
      {
        id: '4.9',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique limite-t-il les requêtes serveur lors de la saisie utilisateur\u202F?',
        constat:
          'Une recherche lit un seul fichier, une fois, puis cherche sur l’appareil\u00A0: les lettres suivantes n’en demandent aucun autre.',
      },
      {
        id: '4.10',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique informe-t-il l’utilisateur du format de saisie attendu, en évitant les requêtes serveur inutiles pour la soumission d’un formulaire\u202F?',
        constat:
          'Le format est dit à côté du champ, et ce qui manque est vérifié avant tout envoi.',
      },
      {
        id: '4.11',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique informe-t-il l’utilisateur, avant le transfert, des poids et formats de fichier attendus\u202F?',
        constat:
          'Le poids d’un film est dit avant qu’il parte ou qu’il vienne\u202F; les formats et les poids acceptés sont dits à côté de chaque envoi.',
      },
      {
        id: '4.12',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique indique-t-il à l’utilisateur que l’utilisation d’une fonctionnalité a des impacts environnementaux importants\u202F?',
        constat:
          'Le poids d’un film est dit à qui l’envoie, en parties entières, et à qui va le regarder, avant qu’il parte.',
      },
      {
        id: '4.13',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique limite-t-il le recours aux notifications, tout en laissant la possibilité à l’utilisateur de les désactiver\u202F?',
        constat:
          'Aucune notification. Une mairie peut demander un courriel des signalements, un par jour au plus\u202F; la même case l’arrête.',
      },
      {
        id: '4.14',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique évite-t-il le recours à des procédés manipulatoires dans son interface utilisateur\u202F?',
        constat:
          'Aucune publicité, aucun achat, aucune relance. Un compte n’est jamais demandé pour jouer, et se supprime en quelques gestes.',
      },
      {
        id: '4.15',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique fournit-il à l’utilisateur un moyen de contrôle sur ses usages afin de suivre et de réduire les impacts environnementaux associés\u202F?',
        constat:
          'Chaque quête gardée dit ce qu’elle pèse et s’efface d’un geste\u202F; le réglage «\u00A0économiser les données\u00A0» du navigateur est suivi.',
      },
    ],
  },
  {
    titre: 'Contenus',
    criteres: [
      {
        id: '5.1',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique utilise-t-il un format de fichier adapté au contenu et au contexte de visualisation de chaque image\u202F?',
        constat:
          'Les photographies sont en WebP, ou en JPEG si le navigateur de l’auteur ne sait pas écrire le WebP\u202F; les dessins sont vectoriels.',
      },
      {
        id: '5.2',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique propose-t-il des images dont le niveau de compression est adapté au contenu et au contexte de visualisation\u202F?',
        constat:
          'Trois tailles (1\u202F600, 800 et 400\u00A0pixels), une qualité de 82\u00A0% abaissée jusqu’à 55\u00A0% si l’image dépasse 2\u00A0Mo.',
      },
      {
        id: '5.3',
        priorite: 'prioritaire',
        verdict: 'non validé',
        question:
          'Le service numérique utilise-t-il, pour chaque vidéo, une définition adaptée au contenu et au contexte de visualisation\u202F?',
        constat: 'Un film est diffusé tel qu’il a été envoyé, 40\u00A0Mo au plus.',
      },
      {
        id: '5.4',
        priorite: 'prioritaire',
        verdict: 'non validé',
        question:
          'Le service numérique propose-t-il des vidéos dont le mode de compression est efficace et adapté au contenu et au contexte de visualisation\u202F?',
        constat:
          'Les films sont en H.264, que tous les téléphones lisent\u202F; ils ne sont pas recompressés.',
      },
      {
        id: '5.5',
        priorite: 'prioritaire',
        verdict: 'non applicable',
        question:
          'Le service numérique propose-t-il un mode «\u00A0écoute seule\u00A0» pour ses vidéos\u202F?',
        constat:
          'Les seuls films sont en langue des signes\u00A0: il n’y a rien à écouter.',
      },
      {
        id: '5.6',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique propose-t-il des contenus audios dont le mode de compression est adapté au contenu et au contexte d’écoute\u202F?',
        constat:
          'Seuls le MP3, le M4A et l’OGG sont acceptés, tous compressés, 20\u00A0Mo au plus\u202F; le son brut est refusé.',
      },
      {
        id: '5.7',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique utilise-t-il un format de fichier adapté au contenu et au contexte d’utilisation pour chaque document\u202F?',
        constat:
          'Aucun document bureautique\u00A0: les pièces à imprimer sont des pages, et un parcours s’emporte dans une archive compressée.',
      },
      {
        id: '5.8',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il une stratégie d’archivage et de suppression, automatique ou manuelle, des contenus obsolètes ou périmés\u202F?',
        constat:
          'Les fichiers qu’aucune version ne nomme sont comptés puis effacés\u202F; une étape ou une quête périmée se ferme ou se retire.',
      },
    ],
  },
  {
    titre: 'Frontend',
    criteres: [
      {
        id: '6.1',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique s’astreint-il à un poids maximum et une limite de requête par écran\u202F?',
        constat: limitWords,
      },
      {
        id: '6.2',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique utilise-t-il des mécanismes de mise en cache pour la totalité des contenus transférés dont il a le contrôle\u202F?',
        constat:
          'Les fichiers de l’application sont gardés un an\u202F; les pages visitées restent lisibles sans réseau, et ne sont redemandées que si elles ont changé.',
      },
      {
        id: '6.3',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il mis en place des techniques de compression pour les ressources transférées dont il a le contrôle\u202F?',
        constat:
          'L’hébergeur envoie chaque fichier compressé (gzip ou Brotli, selon la documentation de Firebase Hosting), et les plafonds sont comptés ainsi.',
      },
      {
        id: '6.4',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique affiche-t-il majoritairement des images dont les dimensions d’origine correspondent aux dimensions du contexte d’affichage\u202F?',
        constat:
          'Les couvertures sont des dessins vectoriels\u202F; une photographie a trois tailles, et le navigateur prend celle qui convient. Elle est réduite avant son envoi.',
      },
      {
        id: '6.5',
        priorite: 'recommandé',
        verdict: 'non validé',
        question:
          'Le service numérique évite-t-il de déclencher le chargement de ressources et de contenus inutilisés pour chaque fonctionnalité\u202F?',
        constat:
          'Quatre pages au plus, vers lesquelles mènent les liens visibles, sont demandées d’avance, 150\u00A0ko en tout, jamais en 2G ni quand on économise les données\u00A0: toutes ne sont pas ouvertes.',
      },
      {
        id: '6.6',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique restreint-il l’usage des capteurs des terminaux utilisateurs au besoin du service\u202F?',
        constat:
          'Position, caméra et micro sont demandés au moment d’un geste qui en a besoin, et s’arrêtent avec lui.',
      },
      {
        id: '6.7',
        priorite: 'modéré',
        verdict: 'non validé',
        question:
          'Le service numérique héberge-t-il toutes les ressources statiques transférées dont il est l’émetteur sur un même domaine\u202F?',
        constat:
          'Les photographies viennent d’un autre domaine que les pages\u00A0: celui du stockage de l’hébergeur.',
      },
    ],
  },
  {
    titre: 'Backend',
    criteres: [
      {
        id: '7.1',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il recours à un système de cache serveur pour les données les plus utilisées\u202F?',
        constat:
          'Les pages publiques sont calculées une fois, à la construction du site, et gardées en fichiers au plus près des lecteurs par l’hébergeur\u202F; une nouvelle construction les remplace.',
      },
      {
        id: '7.2',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique met-il en place des durées de conservation sur les données et documents en vue de leur suppression ou archivage passé ce délai\u202F?',
        constat: 'Chaque donnée a sa durée, et l’effacement qui la fait respecter.',
      },
      {
        id: '7.3',
        priorite: 'modéré',
        verdict: 'validé',
        question:
          'Le service numérique informe-t-il l’utilisateur d’un traitement en cours en arrière-plan\u202F?',
        constat:
          'Un bouton pressé dit que l’envoi est en cours, et ignore un second appui.',
      },
      {
        id: '7.4',
        priorite: 'prioritaire',
        verdict: 'non applicable',
        question:
          'Le service numérique s’appuie-t-il sur un mécanisme de consensus qui minimise sa consommation de ressources\u202F?',
        constat: 'Aucun mécanisme de consensus.',
      },
    ],
  },
  {
    titre: 'Hébergement',
    criteres: [
      {
        id: '8.1',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique utilise-t-il un hébergement ayant une démarche de réduction de son empreinte environnementale\u202F?',
        constat:
          'Google publie chaque année, région par région, la part d’énergie sans carbone de ses centres et un objectif\u00A0: toutes les heures en 2030. Nous n’avons vérifié ni l’un ni l’autre.',
      },
      {
        id: '8.2',
        priorite: 'prioritaire',
        verdict: 'non validé',
        question:
          'Le service numérique utilise-t-il un hébergement qui fournit une politique de gestion durable des équipements\u202F?',
        constat: 'Aucun plan de l’hébergeur n’a été réuni.',
      },
      {
        id: '8.3',
        priorite: 'prioritaire',
        verdict: 'non validé',
        question:
          'Le service numérique utilise-t-il un hébergement dont le PUE (Power Usage Effectiveness) est minimisé\u202F?',
        constat: 'Aucun justificatif du centre de données n’a été réuni.',
      },
      {
        id: '8.4',
        priorite: 'recommandé',
        verdict: 'non validé',
        question:
          'Le service numérique utilise-t-il un hébergement dont son WUE (Water Usage Effectiveness) est minimisé\u202F?',
        constat: 'Aucun justificatif du centre de données n’a été réuni.',
      },
      {
        id: '8.5',
        priorite: 'recommandé',
        verdict: 'non validé',
        question:
          'Le service numérique utilise-t-il un hébergement dont l’origine de consommation d’électricité est documentée et majoritairement d’origine renouvelable\u202F?',
        constat:
          'Google déclare 79\u00A0% d’énergie sans carbone pour cette région (2025), ce qui n’est pas une part d’énergie renouvelable.',
      },
      {
        id: '8.6',
        priorite: 'recommandé',
        verdict: 'non validé',
        question:
          'Le service numérique utilise-t-il un hébergement dont la localisation géographique est cohérente avec ses activités et qui minimise son empreinte environnementale\u202F?',
        constat:
          'Les données sont en Belgique, où l’électricité émet 126\u00A0g de CO₂ par kWh (Google, 2025)\u00A0: plus que le seuil de 100\u00A0g.',
      },
      {
        id: '8.7',
        priorite: 'recommandé',
        verdict: 'non validé',
        question:
          'Le service numérique utilise-t-il un hébergement qui traite efficacement la chaleur produite par les serveurs\u202F?',
        constat: 'Aucun justificatif du centre de données n’a été réuni.',
      },
      {
        id: '8.8',
        priorite: 'modéré',
        verdict: 'non applicable',
        question:
          'Le service numérique héberge-t-il de façon distincte les données «\u00A0chaudes\u00A0» et «\u00A0froides\u00A0»\u202F?',
        constat: 'Quelques dizaines de mégaoctets par commune, très loin de 10\u00A0To.',
      },
      {
        id: '8.9',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique duplique-t-il les données uniquement lorsque cela est nécessaire\u202F?',
        constat:
          'La base est dans une seule région, et non dans plusieurs\u202F; une copie sur un téléphone n’existe que si on l’a demandée.',
      },
      {
        id: '8.10',
        priorite: 'recommandé',
        verdict: 'validé',
        question:
          'Le service numérique tient-il compte des contraintes externes pour minimiser l’impact environnemental des calculs et transferts de données asynchrones\u202F?',
        constat:
          'La seule tâche régulière, la reconstruction des pages, est lancée une fois par nuit, à 2\u00A0h 17 (temps universel), hors des heures de pointe.',
      },
    ],
  },
  {
    titre: 'Algorithmie',
    criteres: [
      {
        id: '9.1',
        priorite: 'prioritaire',
        verdict: 'validé',
        question:
          'Le service numérique a-t-il interrogé la nécessité d’une phase d’entraînement pour éviter un usage non justifié et déraisonné\u202F?',
        constat: 'Aucun apprentissage automatique\u00A0: rien ici n’en a besoin.',
      },
      {
        id: '9.2',
        priorite: 'prioritaire',
        verdict: 'non applicable',
        question:
          'Le service numérique utilise-t-il une phase d’apprentissage avec un niveau de complexité minimisé et proportionné à l’usage effectif du service\u202F?',
        constat: 'Aucune phase d’apprentissage.',
      },
      {
        id: '9.3',
        priorite: 'prioritaire',
        verdict: 'non applicable',
        question:
          'Le service numérique a-t-il mis en place des mécanismes visant à limiter la quantité d’entraînement nécessaire à son fonctionnement\u202F?',
        constat: 'Aucune phase d’apprentissage.',
      },
      {
        id: '9.4',
        priorite: 'prioritaire',
        verdict: 'non applicable',
        question:
          'Le service numérique limite-il la quantité de données utilisées pour la phase d’apprentissage au strict nécessaire\u202F?',
        constat: 'Aucune phase d’apprentissage.',
      },
      {
        id: '9.5',
        priorite: 'prioritaire',
        verdict: 'non applicable',
        question:
          'Le service numérique optimise-t-il l’occurrence de mise à jour et de réentraînement des modèles en fonction de ses besoins et des cibles utilisatrices\u202F?',
        constat: 'Aucune phase d’apprentissage.',
      },
      {
        id: '9.6',
        priorite: 'recommandé',
        verdict: 'non applicable',
        question:
          'Le service numérique utilise-t-il des techniques de compression pour les modèles utilisés lors de la phase d’entraînement\u202F?',
        constat: 'Aucune phase d’apprentissage.',
      },
      {
        id: '9.7',
        priorite: 'prioritaire',
        verdict: 'non applicable',
        question:
          'Le service numérique utilise-t-il une stratégie d’inférence optimisée en termes de consommation de ressources et des cibles utilisatrices\u202F?',
        constat: 'Aucune phase d’inférence.',
      },
    ],
  },
];

/** The criteria of all themes, in their order. */
export const criteresRgesn: readonly CritereRgesn[] = themesRgesn.flatMap(
  ({ criteres }) => criteres,
);

/** Counts of verdicts among criteria. */
export function countRgesn(
  criteres: readonly Pick<CritereRgesn, 'verdict'>[],
  verdict: CritereRgesn['verdict'],
): number {
  return criteres.filter((critere) => critere.verdict === verdict).length;
}

/**
 * The « score d’avancement » of the référentiel, 0 to 100, rounded down: the weights of the criteria met over those of the criteria that
 * apply; 0 if none applies.
 */
export function scoreRgesn(
  criteres: readonly Pick<CritereRgesn, 'verdict' | 'priorite'>[] = criteresRgesn,
): number {
  const weightOf = (kept: readonly CritereRgesn['verdict'][]) =>
    criteres
      .filter(({ verdict }) => kept.includes(verdict))
      .reduce((sum, { priorite }) => sum + poidsRgesn[priorite], 0);
  const applicable = weightOf(['validé', 'non validé']);
  return applicable === 0 ? 0 : Math.floor((100 * weightOf(['validé'])) / applicable);
}
