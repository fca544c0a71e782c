/** One question: its anchor, the question in everyday words, the answer in paragraphs (marks: `ui/inline-text.tsx`). */
export type Question = {
  id: string;
  question: string;
  reponse: readonly string[];
  /** Words people use for it that are written nowhere else. */
  motsCles?: string;
};

export type QuestionGroup = { id: string; titre: string; questions: readonly Question[] };

const players: readonly Question[] = [
  {
    id: 'comment-jouer',
    question: 'Comment joue-t-on à une quête\u202F?',
    reponse: [
      'Choisissez une quête dans [le catalogue](/les_quetes), rendez-vous à son départ et touchez « Commencer la quête ». Le téléphone raconte, pose une question, et la réponse est devant vous : une date gravée, un nom, un détail.',
      'Une bonne réponse ouvre l’étape suivante. À la fin, vous recevez le tampon de la commune.',
    ],
  },
  {
    id: 'prix',
    question: 'Est-ce payant\u202F?',
    reponse: [
      'Non, ni publicité, ni achat, ni version payante. Ce sont les communes qui offrent leurs quêtes.',
    ],
    motsCles: 'gratuit tarif argent coûte',
  },
  {
    id: 'compte',
    question: 'Faut-il créer un compte\u202F?',
    reponse: [
      'Non. On joue sans compte et sans donner son nom. Un compte ne sert qu’à retrouver son carnet sur un autre appareil, ou à écrire des parcours.',
    ],
    motsCles: 'inscription s’inscrire connexion',
  },
  {
    id: 'installer',
    question: 'Faut-il installer une application\u202F?',
    reponse: [
      'Non. Le navigateur de votre téléphone suffit. Si vous préférez une icône sur l’écran d’accueil, la page [Jouer hors ligne, installer](/download) explique comment faire.',
    ],
    motsCles: 'app télécharger play store app store android iphone',
  },
  {
    id: 'reseau',
    question: 'Et si le réseau manque en chemin\u202F?',
    reponse: [
      'Une quête commencée continue sans réseau : les textes, les questions et vos réponses sont dans votre téléphone. La liste des étapes, avec leurs adresses en toutes lettres, remplace le fond de carte s’il manque.',
      'Si vous savez que le réseau y est faible, choisissez « Avant de partir » dans la fiche de la quête : vous pouvez alors la commencer, la jouer et la finir en mode avion, images, enregistrements et carte compris. Les films en langue des signes sont gardés aussi, si vous cochez la case qui dit leur poids.',
    ],
    motsCles: 'hors ligne connexion 4g wifi zone blanche',
  },
  {
    id: 'balade-ecoutee',
    question: 'Peut-on écouter la balade sans regarder le téléphone\u202F?',
    reponse: [
      'Oui, dans une visite, et partout où il y a un enregistrement : touchez « Balade écoutée ». À l’approche de chaque étape, son récit commence de lui-même, une fois, et les boutons des écouteurs le suspendent ou le répètent.',
      'Laissez la page ouverte et l’écran allumé : verrouillé, un téléphone ne dit plus au navigateur où vous êtes, et rien ne commencerait.',
    ],
    motsCles: 'audio écouteurs casque voix enregistrement visite guidée',
  },
  {
    id: 'duree',
    question: 'Combien de temps dure une quête\u202F?',
    reponse: [
      'La durée et la distance sont écrites sur la page de chaque quête, et « Filtres », dans [le catalogue](/les_quetes), ne garde que celle qui vous convient. Vous jouez à votre rythme. Une étape peut avoir un minuteur\u00A0: il n’enlève aucun point, et vous pouvez l’arrêter.',
    ],
    motsCles: 'temps longueur distance',
  },
  {
    id: 'age',
    question: 'À partir de quel âge peut-on jouer\u202F?',
    reponse: [
      'Chaque auteur indique un âge conseillé. En dessous, on joue très bien avec un adulte qui lit. Dans tous les cas, un enfant joue accompagné : la quête passe par de vraies rues.',
    ],
    motsCles: 'enfant famille ans',
  },
  {
    id: 'plusieurs',
    question: 'Peut-on jouer à plusieurs\u202F?',
    reponse: [
      'Oui, et c’est plus drôle : un seul téléphone suffit pour toute la famille, une personne lit et les autres cherchent. Avec «\u00A0Jouer en équipe\u00A0», dans le menu du jeu, jusqu’à douze téléphones partagent la même balade. Vous pouvez aussi jouer chacun sur le vôtre, à votre rythme.',
    ],
    motsCles: 'équipe famille groupe amis',
  },
  {
    id: 'bloque',
    question: 'Nous sommes bloqués : que faire\u202F?',
    reponse: [
      'Demandez un indice : il coûte quelques points, c’est dit avant. S’il ne suffit pas, « Voir la solution » vous la donne, sans les points. « Passer l’étape » marche toujours, même sans réseau.',
    ],
    motsCles: 'aide solution indice difficile coincé passer',
  },
  {
    id: 'ecrire-la-reponse',
    question: 'Les accents et les majuscules comptent-ils\u202F?',
    reponse: [
      'Non. « Église », « eglise » et « l’église » sont la même réponse. Les nombres s’écrivent en chiffres ou en lettres. Si une réponse juste est refusée, essayez le mot seul, sans article.',
    ],
    motsCles: 'orthographe faute réponse refusée fausse',
  },
  {
    id: 'position',
    question: 'Le jeu suit-il ma position\u202F?',
    reponse: [
      'Non. Si vous l’autorisez, votre téléphone compare sa position à celle de l’étape, chez lui. Rien n’est envoyé, et votre trajet n’est pas enregistré\u00A0: l’appareil retient seulement que vous étiez à l’étape, pour la mention «\u00A0sur place\u00A0» du tampon. Si vous refusez, tout reste jouable.',
      'Une exception, à votre main\u00A0: «\u00A0Besoin d’aide\u202F?\u00A0», dans le menu du jeu, écrit votre position dans le message que vous choisissez d’envoyer.',
      'Le détail est à la page [Données personnelles](/privacy#position).',
    ],
    motsCles: 'gps géolocalisation localisation vie privée',
  },
  {
    id: 'perdus',
    question: 'Perdus ou blessés en chemin\u00A0: que faire\u202F?',
    reponse: [
      'Dans le jeu\u00A0: «\u00A0Menu\u00A0», puis «\u00A0Besoin d’aide\u202F?\u00A0», même sans réseau. Vos coordonnées y sont en grand, à lire au 112, avec leur précision et leur âge. Une personne qui n’entend pas ou ne peut pas parler écrit au 114, d’un SMS déjà rédigé. «\u00A0Revenir au départ\u00A0» vous ramène par le chemin déjà fait.',
      'Pendant le guidage, le jeu le dit aussi, une fois, quand vous vous écartez depuis deux minutes du chemin que l’auteur a tracé.',
    ],
    motsCles: 'secours urgence accident égaré 112 114 retour',
  },
  {
    id: 'reprendre',
    question: 'Peut-on s’arrêter et reprendre un autre jour\u202F?',
    reponse: [
      'Oui. La partie est gardée dans le navigateur de votre téléphone. Revenez sur la page de la quête : elle vous propose de reprendre là où vous en étiez. D’ici là, gardez les données du site, et évitez la navigation privée.',
    ],
    motsCles: 'pause sauvegarder continuer perdu',
  },
  {
    id: 'poussette-fauteuil',
    question: 'Est-ce possible avec une poussette ou un fauteuil\u202F?',
    reponse: [
      'Souvent, oui. Dans [le catalogue](/les_quetes), touchez « Filtres » et cochez « Passe en poussette », « Passe en fauteuil roulant » ou « Sans marches » : seules restent les quêtes dont l’auteur l’a dit.',
      'Personne d’autre ne l’a forcément contrôlé\u00A0: la page d’une quête dit «\u00A0Vérifiée sur place\u00A0», avec la date, quand elle l’a été. En cas de doute, lisez le chemin des étapes avant de partir, ou appelez la mairie.',
      'Vous pouvez passer une étape hors d’atteinte, et la suite reste ouverte.',
    ],
    motsCles: 'handicap pmr accessibilité roulant marches',
  },
  {
    id: 'avant-de-partir',
    question: 'Y a-t-il des toilettes, de l’eau, un bus\u202F?',
    reponse: [
      'La page de chaque quête dit ce que son auteur sait : toilettes, eau potable, abri, arrêt ou gare, vélos, parking, chiens, et ce qu’on ne sait pas encore. Dans [le catalogue](/les_quetes), les filtres « Sans voiture », « Toilettes » ou « Chien bienvenu » ne gardent que les quêtes qui l’ont dit.',
      'Une quête fermée à certaines heures, un jour de chasse par exemple, le dit aussi, et quand elle rouvre. S’il y a un danger, on ne peut pas la commencer ; une partie en cours n’est jamais arrêtée.',
    ],
    motsCles: 'wc fontaine parking stationnement gare train chien chasse horaires fermé',
  },
  {
    id: 'lecteur-ecran',
    question: 'Le jeu fonctionne-t-il avec un lecteur d’écran\u202F?',
    reponse: [
      'Vous pouvez parcourir toutes les pages au clavier et les lire avec un lecteur d’écran, et chaque carte a sa liste en mots. Le filtre « Jouable sans la vue » du catalogue montre les quêtes qui s’y prêtent. Dans le jeu, « Adapter la partie » pose une autre question là où l’auteur en a écrit une. Ailleurs, l’énigme peut être passée.',
      'Le site n’a pas encore été audité : voir la [déclaration d’accessibilité](/utilisation#accessibilite). Si une page vous résiste, [écrivez-nous](/contact).',
    ],
    motsCles: 'aveugle malvoyant sourd voiceover talkback nvda vue',
  },
  {
    id: 'codes-secrets',
    question: 'Faut-il connaître les codes secrets\u202F?',
    reponse: [
      'Non. Quand une énigme est écrite en morse, en braille ou dans un alphabet oublié, l’explication est à portée de main. Pour s’entraîner chez soi, voyez [Les codes](/les_codes).',
    ],
    motsCles: 'morse césar déchiffrer alphabet',
  },
  {
    id: 'tampon',
    question: 'À quoi sert le tampon\u202F?',
    reponse: [
      'À se souvenir. Il porte le nom de la commune et la date, comme un cachet de la poste. Vous le gardez dans votre carnet. Plusieurs tampons donnent les badges de ce carnet. Pour un cadeau au guichet, c’est [la preuve](/faq#preuve) qu’il faut montrer.',
      'Sans compte, ce carnet est sur votre appareil\u00A0: vous le voyez sur la page d’accueil. Safari l’efface après sept jours sans visite, sauf si le site est sur l’écran d’accueil.',
      'Un compte l’emporte\u00A0: ouvrez la page de votre compte sur chaque appareil, et les carnets s’y rejoignent, sans doublon.',
    ],
    motsCles: 'récompense badge cadeau gagner',
  },
  {
    id: 'saga',
    question: 'Qu’est-ce qu’une saga\u202F?',
    reponse: [
      'Des quêtes qui se répondent. Au bout de chacune, vous gagnez un signe, même en passant des étapes. Assez de signes ouvrent une fin, parfois une dernière quête, qui n’est dans aucun catalogue.',
      'Les signes sont dans le carnet de votre téléphone, sans compte et sans réseau. Un compte les porte sur un autre téléphone. Sans écran, imprimez le passeport sur la page de la saga\u00A0: chaque livret finit par son signe.',
    ],
    motsCles: 'saga signe lettre passeport dernière secrète série',
  },
  {
    id: 'preuve',
    question: 'Comment montrer au guichet que la balade est faite\u202F?',
    reponse: [
      'Une fois vos réponses vérifiées, la fin de la balade porte une preuve\u00A0: un QR code et huit signes, sur le certificat, le souvenir et le carnet. Un office de tourisme ou une mairie qui remet un badge ou un cadeau la vérifie, et marque qu’il a été remis. Elle dit la quête, le jour et les points prouvés, jamais qui vous êtes.',
      'Une preuve par partie, pour tous ceux qui l’ont jouée ensemble\u202F; en équipe, elle est sur le téléphone du capitaine. Si vous avez joué sans réseau, elle est prête à son retour, le jeu ouvert. Sur papier, vous la demandez après avoir écrit les mots du livret, et elle dit seulement que la balade a été menée au bout. Elle dure 90 jours.',
    ],
    motsCles: 'certificat preuve badge cadeau guichet office',
  },
  {
    id: 'signaler',
    question: 'Une étape est abîmée, fermée ou dangereuse : à qui le dire\u202F?',
    reponse: [
      'Dans le jeu : « Menu », « Besoin d’aide ? », puis « Signaler un problème », même sans réseau. Ailleurs, par la page [Nous écrire](/contact), avec le nom de la quête et de l’étape. La commune peut fermer l’étape ou corriger la quête.',
      'Si le danger est immédiat, appelez le 112.',
    ],
    motsCles: 'travaux problème erreur cassé',
  },
  {
    id: 'classe',
    question: 'Je suis enseignant : puis-je y emmener ma classe\u202F?',
    reponse: [
      'Oui, sans comptes d’élèves : un téléphone par groupe suffit, et le jeu ne demande aucun nom. Faites d’abord la quête seul, regardez les traversées de route, et faites partir les groupes à quelques minutes d’écart.',
      'Avec un compte, à vous seul, ouvrez « Sortie de classe ou de groupe » sur la page de la quête : un code par groupe, où chacun en est, un mot à tous ou à un seul, un indice ou une étape passée pour un groupe bloqué. Après, vous relisez ce que chaque groupe a répondu, pendant trente jours.',
    ],
    motsCles:
      'école élèves sortie scolaire professeur collège accompagnateur bloqué réponses',
  },
];

const authors: readonly Question[] = [
  {
    id: 'qui-ecrit',
    question: 'Qui peut écrire un parcours\u202F?',
    reponse: [
      'Tout le monde peut s’y essayer sans compte, à la page [Écrire un parcours](/admin/parcours/d). Pour qu’il devienne une quête publique, c’est une mairie qui le relit et le publie.',
    ],
    motsCles: 'auteur bénévole association créer',
  },
  {
    id: 'premier-parcours',
    question: 'Par quoi commencer\u202F?',
    reponse: [
      'Par marcher. Faites le chemin avec un carnet, notez dix choses que l’on peut voir, toucher ou compter, et l’histoire que chacune raconte. Il en restera cinq ou six : c’est un premier parcours.',
    ],
    motsCles: 'débuter conseils idée méthode',
  },
  {
    id: 'nombre-etapes',
    question: 'Combien d’étapes faut-il\u202F?',
    reponse: [
      'De une à soixante. Pour une promenade d’une heure à une heure et demie, six à dix étapes suffisent. Mieux vaut cinq bonnes étapes que quinze.',
    ],
    motsCles: 'longueur taille limite',
  },
  {
    id: 'bonne-enigme',
    question: 'Qu’est-ce qu’une bonne énigme\u202F?',
    reponse: [
      'Une question dont la réponse est sur place et nulle part ailleurs, qui tient en deux phrases, et qu’un enfant est fier de trouver avant ses parents. Évitez ce qui bouge : une affiche, une enseigne, une jardinière.',
      'Prévoyez deux indices : le premier dit où regarder, le second donne presque la réponse.',
    ],
    motsCles: 'question difficulté indices',
  },
  {
    id: 'plusieurs-reponses',
    question: 'Et si plusieurs réponses sont justes\u202F?',
    reponse: [
      'Écrivez-les toutes, jusqu’à vingt. Les accents, les majuscules et les articles sont ignorés, les nombres en lettres sont compris. Pour un nombre, vous pouvez accepter tout un intervalle.',
    ],
    motsCles: 'réponse acceptée orthographe variante',
  },
  {
    id: 'en-prive',
    question: 'Puis-je faire jouer mon parcours à mes invités seulement\u202F?',
    reponse: [
      'Oui. Dans «\u00A0Mes parcours\u00A0», «\u00A0Jouer en privé…\u00A0» donne un lien, un QR code et un code à dicter, pour soixante jours au plus et 200 parties comptées. Vous en avez trois à la fois. La quête n’entre ni dans le catalogue, ni dans la recherche, et vous l’arrêtez quand vous voulez.',
      'Tout s’y joue\u00A0: sans réseau, en équipe, sur papier. Les réponses y sont vérifiées par le téléphone seul, donc sans avis et sans chiffres. «\u00A0Rendre publique\u00A0» la soumet à l’équipe\u00A0: elle aura alors une autre adresse.',
    ],
    motsCles: 'anniversaire fête classe privé lien secret invitation',
  },
  {
    id: 'rien-perdre',
    question: 'Puis-je perdre ce que j’écris\u202F?',
    reponse: [
      'Tout est gardé sur votre appareil au fil de la frappe, avant même d’être envoyé. Si le réseau tombe ou si la page se ferme, vous retrouvez votre texte en revenant, sur le même appareil et dans le même navigateur.',
    ],
    motsCles: 'sauvegarde enregistrer brouillon',
  },
  {
    id: 'triche',
    question: 'Les réponses sont-elles cachées dans le téléphone des joueurs\u202F?',
    reponse: [
      'Non. Ce que le téléphone reçoit ne contient aucune réponse en clair. Il peut vérifier la vôtre sans la connaître, même sans réseau ; les points, eux, sont accordés par le serveur.',
    ],
    motsCles: 'tricher code source sécurité solution',
  },
  {
    id: 'corriger',
    question: 'Peut-on corriger une quête déjà publiée\u202F?',
    reponse: [
      'Oui, quand vous voulez. La mairie publie une nouvelle version\u202F; ceux qui jouaient déjà terminent celle qu’ils ont commencée, et les suivants jouent la nouvelle.',
    ],
    motsCles: 'modifier version mettre à jour',
  },
  {
    id: 'photos',
    question: 'Quelles photos puis-je utiliser\u202F?',
    reponse: [
      'Les vôtres, ou celles dont l’auteur vous a donné l’accord par écrit. Chaque image porte un crédit, et un texte de remplacement pour ceux qui ne la voient pas. Évitez les visages, et les enfants surtout. Une étape peut avoir six images, et une vue d’autrefois à comparer au lieu d’aujourd’hui.',
      'Dans l’atelier, « À voir ici » propose aussi des images libres des environs : leur crédit et leur licence sont déjà écrits.',
      'Un [accord prêt à signer](/mairie#dossier) fait partie du dossier des mairies.',
    ],
    motsCles: 'image droit auteur crédit licence',
  },
  {
    id: 'a-qui-le-texte',
    question: 'À qui appartient ce que j’écris\u202F?',
    reponse: [
      'À vous. En publiant, vous autorisez la commune et le site à le montrer gratuitement aux joueurs tant que la quête est en ligne. Le détail est dans les [conditions d’utilisation](/utilisation#cgu).',
    ],
    motsCles: 'propriété intellectuelle droits auteur',
  },
  {
    id: 'fichier',
    question: 'Mon parcours est dans un fichier : est-il valable\u202F?',
    reponse: [
      'La page [Le parcours vierge](/defaultFormData) donne la forme attendue, et vérifie un fichier que vous y déposez : chaque problème est dit, avec son endroit. Le fichier ne quitte pas votre appareil.',
    ],
    motsCles: 'json import export gpx schéma',
  },
];

const mairies: readonly Question[] = [
  {
    id: 'cout',
    question: 'Combien cela coûte-t-il à la commune\u202F?',
    reponse: [
      'Du temps, surtout. Le logiciel est libre et sans abonnement. Si la commune héberge elle-même le site, la facture de l’hébergeur est d’un euro par an au plus jusqu’à 1 000 parties par mois, et d’une cinquantaine d’euros pour 10 000 : [le calcul est posé ligne à ligne](/mairie#cout), avec le cas d’un prestataire.',
    ],
    motsCles: 'prix budget tarif abonnement devis euros',
  },
  {
    id: 'temps',
    question: 'Combien de temps faut-il y passer\u202F?',
    reponse: [
      'Comptez de huit à dix-huit heures pour une première quête, de la promenade de repérage à la publication, en quelques après-midi. Ensuite, chaque année, deux fois une demi-heure de bureau et une promenade de vérification. [Le détail est ici](/mairie#cout).',
    ],
    motsCles: 'heures travail secrétaire charge',
  },
  {
    id: 'commencer-mairie',
    question: 'Par où commencer\u202F?',
    reponse: [
      'Cherchez votre commune sur la page [Pour les mairies](/mairie), regardez ce qui existe autour, puis écrivez-nous. Le [dossier de décision](/mairie#dossier) contient la délibération et les documents prêts à compléter.',
    ],
    motsCles: 'démarche inscription adhérer',
  },
  {
    id: 'plaques',
    question: 'Faut-il poser des plaques ou du matériel\u202F?',
    reponse: [
      'Non. On joue avec ce qui est déjà là. Si vous voulez des QR codes sur place, l’éditeur en donne un par étape, à imprimer : la personne qui le scanne retrouve sa partie, ou découvre la quête.',
    ],
    motsCles: 'qr code panneau signalétique pose',
  },
  {
    id: 'travaux',
    question: 'Une rue est en travaux : comment prévenir les joueurs\u202F?',
    reponse: [
      'Les responsables de la commune ferment l’étape aussitôt, avec la raison : les joueurs qui ont du réseau la lisent en arrivant, même en cours de partie, et passent à la suite. Si le chemin change pour longtemps, l’auteur corrige l’étape et la mairie publie une nouvelle version. Sans réseau, chaque joueur peut passer une étape hors d’atteinte sans perdre la suite.',
    ],
    motsCles: 'fermer suspendre étape chantier entretien',
  },
  {
    id: 'chiffres',
    question: 'Saura-t-on combien de personnes ont joué\u202F?',
    reponse: [
      'On saura combien de parties sont commencées et terminées, et à quelle étape on s’arrête, sans aucune donnée personnelle. On ne saura jamais qui a joué : le site ne le sait pas lui-même.',
    ],
    motsCles: 'statistiques fréquentation bilan conseil',
  },
  {
    id: 'rgpd',
    question: 'Sommes-nous en règle avec le RGPD\u202F?',
    reponse: [
      'Le jeu est fait pour en demander le moins possible : ni nom, ni compte, ni traceur, donc pas de bandeau. Il reste à inscrire le traitement à votre registre et à prévenir votre délégué à la protection des données : la [fiche est prête](/mairie#dossier).',
    ],
    motsCles: 'cnil données personnelles dpo registre cookies',
  },
  {
    id: 'accessibilite-loi',
    question: 'Et l’accessibilité, obligatoire pour une mairie\u202F?',
    reponse: [
      'Elle l’est, quelle que soit la taille de la commune. Le site cherche à suivre les règles WCAG 2.2, niveau AA. Des tests automatiques en contrôlent une partie à chaque modification\u202F; les défauts connus sont dans la [déclaration](/utilisation#accessibilite). Tant qu’aucun audit n’a été fait, la loi veut qu’il affiche «\u00A0Accessibilité : non conforme\u00A0».',
    ],
    motsCles: 'rgaa handicap loi arcom amende',
  },
  {
    id: 'securite-joueurs',
    question: 'Qui est responsable si un joueur se blesse\u202F?',
    reponse: [
      'La quête passe par des lieux ouverts à tous et ne change rien à leurs règles : chacun y marche sous sa responsabilité. La commune évite les endroits qu’elle sait dangereux, et corrige quand on lui en signale un. En cas de doute, demandez l’avis de votre assureur.',
    ],
    motsCles: 'assurance accident danger responsabilité',
  },
  {
    id: 'prive',
    question: 'Peut-on mettre une étape chez un particulier\u202F?',
    reponse: [
      'Oui, si la propriétaire ou le propriétaire l’accepte par écrit : l’accord à signer est dans le [dossier](/mairie#dossier). Le plus souvent, une étape devant la grille suffit.',
    ],
    motsCles: 'propriétaire accord privé entreprise',
  },
  {
    id: 'territoire',
    question: 'Plusieurs communes peuvent-elles se réunir\u202F?',
    reponse: [
      'Oui\u00A0: une intercommunalité, un parc ou un département a son bureau, et invite les communes une à une. Chaque mairie dit oui, et s’en va quand elle veut avec ses quêtes. Une quête peut alors traverser plusieurs communes\u00A0: chaque mairie ferme ses étapes, le territoire les ferme toutes. Sa page réunit la liste et la carte, avec ses armes et sa couleur. Pour l’ouvrir, [écrivez-nous](/contact?sujet=mairie).',
    ],
    motsCles: 'territoire intercommunalité EPCI parc département agglomération',
  },
  {
    id: 'site-commune',
    question: 'Peut-on montrer la quête sur le site de la commune\u202F?',
    reponse: [
      'Oui : copiez le [morceau de page prêt à l’emploi](/mairie#integration), ou faites simplement un lien vers la page de votre commune.',
    ],
    motsCles: 'intégrer iframe lien widget',
  },
  {
    id: 'arret',
    question: 'Et si nous arrêtons, ou si vous arrêtez\u202F?',
    reponse: [
      'Un parcours s’exporte tout entier, et la quête se retire en un geste. Les parties commencées se terminent. Comme le logiciel est libre, une autre commune ou un prestataire peut reprendre le site : voir [« Et si nous arrêtons ? »](/mairie#dossier).',
    ],
    motsCles: 'réversibilité export fin contrat partir',
  },
];

/** The questions by reader. Each answer describes the site as it is, or links to the full text. */
export const questionGroups: readonly QuestionGroup[] = [
  { id: 'joueurs', titre: 'Pour jouer', questions: players },
  { id: 'auteurs', titre: 'Pour écrire', questions: authors },
  { id: 'mairies', titre: 'Pour les mairies', questions: mairies },
];
