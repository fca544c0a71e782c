import {
  association,
  autreChoix,
  cadenas,
  messageCode,
  motMystere,
  nombre,
  ordre,
  paragraphs,
  petitsChoix,
  petitsOrdre,
  petitsPhoto,
  photo,
  position,
  qr,
  seedParcours,
  vue,
} from './seed-parcours.ts';

/**
 * Saint-Fiacre-des-Lavoirs, an invented village: the only seed where everything may be filled in without a lie.
 *
 * No commune has its number: those of the Cantal end far below 15999. Its places lie on a moor of the Margeride without a house.
 * Real are only the facts of « Le saviez-vous ? »: pigpen and marks of linen, potash, town halls with a school (laws of 1880s),
 * memorials of 1919 to 1925, corbels, the three days of a great wash, sundials, the law of 3 February 1851, QR codes (1994).
 */
const invente = {
  titre: 'Inventé de bout en bout par l’équipe de Quêtes & Codes',
  url: 'https://fr.wikipedia.org/wiki/Fiction',
};

/** Of a fact of « Le saviez-vous ? ». */
function wikipedia(article: string) {
  const url = `https://fr.wikipedia.org/wiki/${article.replaceAll(' ', '_')}`;
  return { titre: `Wikipédia, ${article}`, url };
}

export const saintFiacre = seedParcours({
  key: 'SaintFiacre',
  folder: 'saint-fiacre',
  titre: 'L’or des lavandières',
  genre: 'quete',
  commune: { insee: '15999', nom: 'Saint-Fiacre-des-Lavoirs', departement: '15' },
  signature: 'Colette, secrétaire de mairie imaginaire, et un âne',
  resume:
    'Pendant cent ans, les lavandières ont caché de l’or que l’on ne comptait qu’en août. Un âne sait où. Il parle, mais il faut lire sa couverture. Un village inventé, à jouer depuis sa chaise.',
  description: paragraphs(
    'Saint-Fiacre-des-Lavoirs n’existe pas. Ni le village, ni ses habitants, ni son âne ne sont sur aucune carte, et son numéro de commune, 15999, n’est celui de personne. Nous l’avons inventé pour montrer tout ce qu’une quête sait faire.',
    'Ne prenez donc pas la route : jouez d’où vous êtes. Chaque épreuve se résout depuis une chaise, y compris celles qui, dans un vrai village, vous feraient marcher.',
    'Tout le reste est comme ailleurs : une mairie-école, un monument aux morts, une église, des lavoirs. Si cela ressemble à chez vous, c’est exprès. Deux étapes sont des détours, pour les curieux. Le vendredi matin, la place est au marché.',
  ),
  theme: 'nature',
  embleme: 'lucide:droplet',
  dureeMinutes: 75,
  difficulte: 'facile',
  ageMinimum: 7,
  pratique: {
    traits: ['sans-vue', 'sans-marches', 'poussette', 'fauteuil'],
    saisons: ['printemps', 'ete', 'automne', 'hiver'],
    chiens: 'laisse',
    services: [
      {
        service: 'toilettes',
        reponse: 'oui',
        position: { lat: 45.03115, lon: 3.30515 },
        precision: 'à la mairie-école, côté cour ; la clé pend au clou',
      },
      {
        service: 'eau',
        reponse: 'oui',
        position: { lat: 45.03, lon: 3.3051 },
        precision: 'fontaine du Grand-Lavoir, potable et très fière de l’être',
      },
      {
        service: 'abri',
        reponse: 'oui',
        position: { lat: 45.0306, lon: 3.3058 },
        precision: 'bancs sous la halle',
      },
      {
        service: 'ombre',
        reponse: 'oui',
        position: null,
        precision: 'tilleuls de la place, et l’âne à partir de midi',
      },
      {
        service: 'arret',
        reponse: 'non',
        position: null,
        precision: 'aucun car ne dessert un village inventé',
      },
      {
        service: 'velo',
        reponse: 'oui',
        position: { lat: 45.03055, lon: 3.3057 },
        precision: 'six arceaux devant la halle',
      },
      {
        service: 'parking',
        reponse: 'oui',
        position: { lat: 45.0297, lon: 3.3056 },
        precision: 'pré communal, gratuit, vaches prioritaires',
      },
      {
        service: 'parking-pmr',
        reponse: 'oui',
        position: { lat: 45.0308, lon: 3.3053 },
        precision: 'deux places devant la mairie',
      },
    ],
    fermetures: [
      {
        jours: [5],
        horaires: { de: 7 * 60, a: 13 * 60 },
        periode: null,
        danger: false,
        motif: 'marche',
      },
    ],
  },
  personnages: [
    {
      id: 'ane',
      nom: 'L’âne du lavoir',
      portrait: {
        nom: 'ane',
        texteAlternatif:
          'Dessin d’une tête d’âne gris, une oreille dressée, l’autre couchée, un brin d’herbe à la bouche.',
      },
    },
  ],
  couverture: 1,
  etapes: [
    {
      titre: 'Le nom sur la couverture',
      personnage: 'ane',
      lieu: 'Place du Grand-Lavoir, devant la barrière de l’âne',
      position: { lat: 45.03, lon: 3.305 },
      dessin: {
        nom: 'grand-lavoir',
        texteAlternatif:
          'Dessin du grand lavoir à l’aube : sous le toit de tuiles, une femme tord un drap, un enfant la regarde, et un âne attend près de l’eau.',
      },
      autresDessins: [
        {
          nom: 'couverture',
          texteAlternatif:
            'Dessin de près : une main d’enfant montre, sur la couverture de l’âne, des signes brodés au fil rouge.',
        },
      ],
      sources: [invente],
      recit: paragraphs(
        '« Hi-han ! Approchez. Ici, tout le monde se lève tôt, sauf le maire. »',
        'Bienvenue à Saint-Fiacre-des-Lavoirs : deux cent douze habitants, quatre lavoirs, et un âne que l’on consulte avant chaque conseil municipal.',
        'Les lavandières d’autrefois avaient un secret. « Nous avons de l’or, disaient-elles en riant, et on ne le compte qu’en août. » Personne ne l’a jamais trouvé, sauf nous, les ânes, qui portions les paniers.',
        'Pour reconnaître le linge de chacun, elles brodaient une marque dans le coin. Voyez ma couverture : quatre signes, au fil rouge. C’est mon nom. Lisez-le, et je vous guide.',
      ),
      petits: petitsChoix({
        recit:
          'Bonjour ! Je suis l’âne du lavoir. Regarde mes deux longues oreilles. Elles entendent tout, même les secrets.',
        consigne: 'Une oreille de l’âne est levée. Que fait l’autre ?',
        bonne: 'Elle est couchée',
        fausses: ['Elle est levée aussi', 'Elle n’est pas là'],
        indice: 'Regarde son portrait : elle se repose.',
      }),
      epreuve: messageCode({
        consigne:
          'Comment s’appelle l’âne ? Chaque signe brodé est une lettre : retrouvez-le sur la feuille de signes.',
        message: {
          secretCode: 'pigpen',
          clair: 'Léon',
          chiffre: 'gbp hgbd hgbp hgbdp',
          aide: 'toujours',
        },
        reponses: ['l’âne Léon'],
        points: 20,
        indices: [
          ['Le premier signe ressemble à la lettre qu’il cache.', 2],
          ['Bien des papes ont porté ce nom avant l’âne.', 5],
        ],
        motDeSucces:
          'Hi-han ! Vous lisez le linge mieux que le facteur. En route, j’ouvre la marche.',
        anecdote:
          'Ces signes sont ceux du « parc à cochons », un code que les francs-maçons aimaient au XVIIIe siècle. Les vraies marques de linge étaient plus sages : des initiales, au point de croix.',
        explication:
          'Chaque signe est un morceau de grille, avec ou sans point : L, E, O, N. L’âne s’appelle Léon.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, combien le village a-t-il de lavoirs ?',
          bonne: 'Quatre',
          fausses: ['Un seul', 'Douze', 'Aucun'],
        }),
      }),
    },
    {
      titre: 'La guerre des seaux',
      lieu: 'Halle du marché, sous la charpente',
      chemin:
        'Remontez la rue pavée en tournant le dos au lavoir : on voit déjà la halle.',
      cheminSansMarches:
        'Prenez la rampe à droite de la fontaine, puis la rue pavée jusqu’à la halle.',
      position: { lat: 45.0306, lon: 3.3058 },
      dessin: {
        nom: 'halle',
        texteAlternatif:
          'Dessin de la halle en plein midi : une grande charpente, des étals rayés, une marchande de savon, un vannier et ses clients.',
      },
      autresDessins: [
        {
          nom: 'seaux',
          texteAlternatif:
            'Dessin de la bataille : une femme lance un seau d’eau, un homme en lance un autre, et un notaire en chapeau haut de forme se trouve au milieu.',
        },
      ],
      sources: [invente],
      recit: paragraphs(
        'Le vendredi matin, ne venez pas jouer : la place est au marché. Les autres jours, il reste la halle, ses piliers de châtaignier et ses courants d’air.',
        'C’est ici que Saint-Fiacre connut sa seule guerre. En 1887, la marchande de savon et le marchand de cendres se disputaient les lavandières. « La cendre blanchit ! » criait l’un. « Le savon embaume ! » répondait l’autre.',
        'On passa des mots aux seaux. Le notaire, venu acheter un fromage, rentra trempé jusqu’au contrat.',
        'La paix fut signée le soir même, autour d’une soupe : la cendre pour les draps, le savon pour les chemises. Depuis, chaque étal a sa place, et personne ne bouge d’un panier.',
      ),
      petits: petitsChoix({
        recit:
          'Un jour, deux marchands se sont disputés. Ils se sont lancé des seaux d’eau. Un monsieur à grand chapeau passait au milieu. Plouf !',
        consigne: 'Qui est tout mouillé ?',
        bonne: 'Le monsieur au chapeau',
        fausses: ['La boulangère', 'Un cheval'],
        indice: 'Il était au milieu.',
      }),
      epreuve: association({
        consigne: 'Chaque marchand a son cri. Rendez à chacun ce qu’il vend.',
        paires: [
          ['Le marchand de cendres', 'de quoi blanchir les draps'],
          ['La marchande de savon', 'de quoi parfumer les chemises'],
          ['Le vannier', 'de quoi porter le linge'],
          ['Le cordier', 'de quoi le pendre'],
        ],
        points: 15,
        indices: [['Le vannier tresse l’osier, le cordier tord le chanvre.', 4]],
        motDeSucces: 'Tout le monde est servi, et le notaire est presque sec.',
        anecdote:
          'La cendre de bois contient de la potasse : avec de l’eau bien chaude, elle nettoie pour de bon. On a lavé ainsi pendant des siècles.',
        explication:
          'La cendre blanchit les draps, le savon parfume les chemises, le panier du vannier porte le linge, et la corde du cordier le tient au vent.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, que venait acheter le notaire ?',
          bonne: 'Un fromage',
          fausses: ['Un chapeau', 'Du savon', 'Un panier'],
        }),
      }),
    },
    {
      titre: 'Les onze cochons de l’horloge',
      lieu: 'Mairie-école, salle de classe du rez-de-chaussée',
      chemin: 'Traversez la place en diagonale. La porte de l’école est celle de droite.',
      cheminSansMarches: 'Longez la place : l’entrée de la cour est de plain-pied.',
      position: { lat: 45.0311, lon: 3.305 },
      dessin: {
        nom: 'salle-de-classe',
        texteAlternatif:
          'Dessin d’une salle de classe un jour de pluie : la maîtresse devant le tableau, trois élèves de dos, le poêle allumé et, au fond, un placard fermé.',
      },
      autresDessins: [
        {
          nom: 'tombola',
          texteAlternatif:
            'Dessin de la tombola sous la pluie : devant la mairie, un gros cochon au ruban rouge, des gens sous des parapluies, et un rond vide à la place de l’horloge.',
        },
      ],
      sources: [invente],
      recit: paragraphs(
        'À gauche, la mairie. À droite, l’école. Au milieu, un couloir si étroit que le maire et les élèves y passent de profil, chacun son tour.',
        'On bâtit la maison en 1884, et il ne resta pas un sou pour l’horloge. La maîtresse, mademoiselle Pervenche, inventa donc la tombola du cochon. Un cochon par an : il en fallut onze avant que l’horloge sonne.',
        'Ce jour-là, elle ferma le placard aux bons points avec un cadenas à quatre chiffres, réglé sur l’année de l’horloge. « Qui sait compter l’ouvrira », dit-elle.',
        'Trois générations ont essayé 1234.',
      ),
      petits: petitsChoix({
        recit:
          'Cette école voulait une horloge. Alors, chaque année, on gagnait une grosse bête à la tombola. La maîtresse l’a dessinée au tableau.',
        consigne: 'Quelle bête est dessinée au tableau ?',
        bonne: 'Un cochon',
        fausses: ['Une vache', 'Un canard'],
        indice: 'Sa queue fait un tire-bouchon.',
      }),
      epreuve: cadenas({
        consigne:
          'Ouvrez le placard : en quelle année l’horloge a-t-elle sonné pour la première fois ?',
        combinaison: '1895',
        points: 20,
        indices: [
          ['Partez de l’année de la maison, et ajoutez un an par cochon.', 5],
          ['Posez l’addition : 1884 + 11.', 10],
        ],
        motDeSucces:
          'Clac ! Dans le placard : une craie, un bon point, et un mot : « Bravo. Refermez en sortant. »',
        anecdote:
          'Dans beaucoup de villages de France, une même maison réunit la mairie et l’école depuis les années 1880. On la reconnaît à ses deux portes.',
        explication: '1884, et onze ans de cochons : 1895.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, comment s’appelle la maîtresse ?',
          bonne: 'Mademoiselle Pervenche',
          fausses: ['Mademoiselle Capucine', 'Madame Chausson', 'Mademoiselle Tombola'],
        }),
      }),
    },
    {
      titre: 'Onze noms et un silence',
      personnage: 'ane',
      lieu: 'Monument aux morts, entre la mairie et l’église',
      chemin: 'Suivez le tilleul, puis la haie. Cinquante pas suffisent.',
      cheminSansMarches: 'Le trottoir est plat jusqu’au monument.',
      position: { lat: 45.0315, lon: 3.3056 },
      dessin: {
        nom: 'monument',
        texteAlternatif:
          'Dessin du monument un matin de novembre : une pierre levée sous un arbre roux, un vieil homme tête nue, et une enfant qui pose une fleur.',
      },
      autresDessins: [
        {
          nom: 'deux-chemises',
          texteAlternatif:
            'Dessin de près : une vieille femme, seule au bord de l’eau, devant deux chemises blanches qui sèchent côte à côte.',
        },
      ],
      sources: [invente, wikipedia('Monument aux morts')],
      recit: paragraphs(
        '« Ici, je me tais. » L’âne baisse les oreilles, et c’est bien la première fois.',
        'Onze noms, pour quatre cents habitants. Deux sont frères : Élie et Baptiste, partis en août 1914 à trois jours d’écart.',
        'Leur mère lavait pour les autres. Chaque lundi, elle a lavé leurs deux chemises, et les a étendues côte à côte, jusqu’à la fin. Sans rien dire, les autres femmes lui gardaient la meilleure pierre, celle du soleil.',
        'Ces noms sont inventés, comme tout Saint-Fiacre. Mais presque chaque commune de France a une pierre comme celle-ci, et là, ils ne le sont pas.',
      ),
      petits: petitsChoix({
        recit:
          'Ici, on parle tout bas. Des noms sont écrits sur la pierre. Le village ne les oublie pas. Une petite fille est venue dire bonjour.',
        consigne: 'Que pose la petite fille au pied de la pierre ?',
        bonne: 'Une fleur',
        fausses: ['Un ballon', 'Un chapeau'],
        indice: 'Elle est blanche, avec un cœur jaune.',
      }),
      epreuve: position({
        consigne: 'Approchez du monument. Rien d’autre : quand vous y êtes, dites-le.',
        rayon: 30,
        points: 10,
        indices: [['Il est au bord du chemin, sous l’arbre roux.', 2]],
        motDeSucces: 'Merci de vous être arrêtés.',
        anecdote:
          'La plupart des monuments aux morts ont été élevés entre 1919 et 1925, souvent payés par les habitants eux-mêmes.',
        explication: 'Le monument est à mi-chemin de la mairie et de l’église.',
        autre: autreChoix({
          pour: ['sans-vue', 'sans-marches'],
          consigne: 'Dans le récit, quel jour la mère lavait-elle les deux chemises ?',
          bonne: 'Le lundi',
          fausses: ['Le mercredi', 'Le samedi', 'Le dimanche'],
        }),
      }),
    },
    {
      titre: 'Le clocher qui écoute',
      lieu: 'Église Saint-Fiacre, côté du porche',
      chemin: 'Le clocher penche vers vous : on ne peut pas le manquer.',
      cheminSansMarches: 'Contournez le parvis par la gauche : il n’y a pas de marche.',
      position: { lat: 45.0319, lon: 3.3047 },
      dessin: {
        nom: 'clocher',
        texteAlternatif:
          'Dessin de l’église sous un ciel d’orage : le clocher penche, un rayon de soleil l’éclaire, et deux personnes courent vers le porche, un manteau sur la tête.',
      },
      autresDessins: [
        {
          nom: 'tetes-de-pierre',
          texteAlternatif:
            'Dessin de la corniche, vue de près : une rangée de têtes de pierre qui tirent la langue, louchent ou gonflent les joues, et un pigeon.',
        },
      ],
      sources: [invente, wikipedia('Modillon')],
      recit: paragraphs(
        'Le clocher penche. Les anciens disent qu’il écoute : au lavoir, on parlait fort, et de tout le monde.',
        'Saint Fiacre est le patron des jardiniers. Sa statue tient une bêche, et chaque 30 août on y pend le plus beau poireau de la commune. Le maire a gagné deux fois ; on murmure.',
        'Sous le toit, des têtes de pierre portent la corniche. Elles tirent la langue, louchent, gonflent les joues. Ce serait le premier conseil municipal, sculpté par un artisan que l’on n’avait pas payé.',
        'Une seule a les yeux fermés : le trésorier.',
      ),
      petits: petitsPhoto({
        recit:
          'Tout en haut du mur, des têtes de pierre font des grimaces. L’une tire la langue. Une autre gonfle les joues. Un pigeon les regarde.',
        consigne: 'Fais la grimace que tu préfères. Un grand prend la photo !',
        indice: 'Tire la langue, ou gonfle les joues.',
      }),
      epreuve: nombre({
        consigne:
          'Combien de têtes de pierre portent la corniche ? Comptez-les sur place, ou sur le second dessin du récit.',
        valeur: 7,
        unite: 'têtes',
        points: 15,
        indices: [
          ['Le pigeon n’est pas du conseil.', 2],
          ['Autant que de nains chez Blanche-Neige.', 6],
        ],
        motDeSucces: 'Le conseil vous salue. Le trésorier aussi, les yeux fermés.',
        anecdote:
          'Ces pierres s’appellent des modillons. Les sculpteurs du Moyen Âge y mettaient des grimaces et des bêtes qu’ils n’auraient pas osé mettre sur l’autel.',
        explication: 'Sept têtes, en comptant le trésorier, sans compter le pigeon.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, que pend-on à la bêche de saint Fiacre ?',
          bonne: 'Un poireau',
          fausses: ['Une cloche', 'Un arrosoir', 'Une chemise'],
        }),
      }),
    },
    {
      titre: 'La grande buée',
      lieu: 'Buanderie, au bout de la ruelle du Savon',
      chemin: 'Descendez la ruelle du Savon. Elle ne glisse plus depuis 1930.',
      cheminSansMarches: 'La ruelle est en pente douce, sans marche ; le sol est lisse.',
      position: { lat: 45.0326, lon: 3.3038 },
      dessin: {
        nom: 'buanderie',
        texteAlternatif:
          'Dessin de la buanderie pleine de vapeur : un grand cuvier, une femme qui verse l’eau, une autre qui remue, un feu, et des draps dans la brume.',
      },
      autresDessins: [
        {
          nom: 'ane-assis',
          texteAlternatif:
            'Dessin du pré : des draps bien à plat dans l’herbe, un âne assis sur une chemise, et une lavandière, les bras croisés.',
        },
      ],
      sources: [invente],
      recit: paragraphs(
        'Deux fois l’an, tout le linge du village passait par cette porte. On appelait cela « la grande buée », et on n’y voyait pas à trois pas.',
        'On triait d’abord : le fin, le gros, et les chaussettes du curé, à part. Puis le linge trempait toute une nuit.',
        'Le lendemain, on versait l’eau chaude sur la cendre, dix fois, vingt fois, jusqu’au soir. Alors seulement on allait au lavoir, pour battre et rincer.',
        'Enfin, on étendait tout sur le pré, sous l’œil de l’âne. Une chemise de travers ? Il s’asseyait dessus.',
      ),
      petits: petitsOrdre({
        recit:
          'On lave le linge dans une grande cuve. Il y a de la vapeur partout ! Après, on le porte sur l’herbe, au soleil.',
        consigne: 'Raconte l’histoire du linge : mets tout dans l’ordre.',
        elements: ['Le linge est sale', 'On le lave', 'Il sèche au soleil'],
        indice: 'Au début, il a des taches.',
      }),
      epreuve: ordre({
        consigne: 'Refaites la grande buée, du panier sale au pré.',
        elements: [
          'Trier le linge',
          'Le laisser tremper une nuit',
          'Verser l’eau chaude sur la cendre',
          'Battre et rincer au lavoir',
          'Étendre sur le pré',
        ],
        points: 15,
        indices: [['L’eau froide, pour attendre, vient avant l’eau chaude.', 4]],
        motDeSucces: 'Plus blanc, ce serait de la neige. L’âne n’a rien à redire.',
        anecdote:
          'Une grande lessive durait trois jours. Les femmes leur avaient donné des noms : le purgatoire, l’enfer et le paradis.',
        explication:
          'On trie, on trempe, on verse l’eau chaude sur la cendre, on bat et on rince, on étend.',
        autre: {
          type: 'texte',
          pour: ['sans-vue'],
          consigne:
            'Aujourd’hui, à la maison, un seul appareil trempe, chauffe, lave et rince. Lequel ?',
          options: [],
          reponses: ['lave-linge', 'machine à laver', 'laveuse', 'lessiveuse'],
        },
      }),
    },
    {
      titre: 'Le concours des ombres',
      bonus: true,
      lieu: 'Jardin partagé, derrière le muret de l’église',
      chemin: 'Détour : poussez le portillon vert, juste après la buanderie.',
      cheminSansMarches: 'Le portillon est large, et l’allée de gravier est tassée.',
      position: { lat: 45.0331, lon: 3.303 },
      dessin: {
        nom: 'jardin',
        texteAlternatif:
          'Dessin du jardin en fin de journée : une fillette debout sur l’âne, un homme qui arrose, et leurs ombres immenses en travers des rangs de poireaux.',
      },
      autresDessins: [
        {
          nom: 'epouvantail',
          texteAlternatif:
            'Dessin de près : un épouvantail porte une écharpe tricolore, et trois étourneaux posés sur la barrière le regardent.',
        },
      ],
      sources: [invente],
      recit: paragraphs(
        'Ce jardin est à tout le monde : chacun arrose donc la part du voisin, et tout pousse.',
        'Au milieu, l’épouvantail porte l’écharpe d’un ancien maire. Les étourneaux la respectent plus que ne faisaient les électeurs.',
        'Le soir, quand le soleil se couche au bout de l’allée, les enfants font le concours des ombres. La plus longue gagne le droit de cueillir une fraise. Le record est à Suzon, six ans, debout sur l’âne.',
        'L’âne, depuis, réclame une demi-fraise.',
      ),
      petits: petitsChoix({
        recit:
          'Le soir, le soleil est bas et les ombres sont longues. Suzon a grimpé très haut. Regarde la sienne : elle est immense !',
        consigne: 'Sur qui Suzon est-elle debout ?',
        bonne: 'Sur l’âne',
        fausses: ['Sur son papa', 'Sur une vache'],
        indice: 'Il a de longues oreilles.',
      }),
      epreuve: photo({
        consigne:
          'Faites la plus longue ombre que vous pourrez, seul ou à plusieurs, et prenez-la en photo. Pas de soleil ? Une lampe, un mur, une main : cela compte aussi.',
        points: 10,
        indices: [['Plus la lumière est basse, plus l’ombre est longue.', 2]],
        motDeSucces: 'Mesurée, homologuée. Une fraise pour vous.',
        anecdote:
          'C’est à midi au soleil que votre ombre est la plus courte. Avant la radio, on réglait les montres ainsi, sur le cadran solaire.',
        explication: 'Toutes les ombres sont bonnes, pourvu qu’elles soient les vôtres.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, sur quoi Suzon était-elle debout ?',
          bonne: 'Sur l’âne',
          fausses: ['Sur le muret', 'Sur une échelle', 'Sur l’épouvantail'],
        }),
      }),
    },
    {
      titre: 'Le journal du lavoir',
      personnage: 'ane',
      lieu: 'Lavoir d’en bas, au bord de la Bredouille',
      chemin: 'Suivez le bruit de l’eau. Le chemin descend en pente douce.',
      cheminSansMarches: 'Un chemin de terre tassée descend sans marche jusqu’au lavoir.',
      position: { lat: 45.0322, lon: 3.3022 },
      dessin: {
        nom: 'lavoir-d-en-bas',
        texteAlternatif:
          'Dessin du lavoir aujourd’hui, dans la lumière dorée : un père et sa fille assis au bord du bassin, les pieds dans l’eau, une grenouille et des reflets.',
      },
      autresDessins: [
        {
          nom: 'photographe',
          texteAlternatif:
            'Dessin de près : un photographe, la tête sous son drap noir, devant trois lavandières qui ne s’arrêtent pas, un chien qui bouge et un âne qui pose.',
        },
      ],
      // Both are drawings, and both are of an invented day.
      autrefois: {
        annee: '1908',
        avant: {
          nom: 'lavoir-1908',
          texteAlternatif:
            'Dessin brun de la même vue : des femmes à genoux autour du bassin, les bras levés, un enfant avec un panier et, au fond, deux oreilles d’âne.',
        },
        apres: {
          nom: 'lavoir-d-en-bas',
          texteAlternatif:
            'Dessin du lavoir aujourd’hui : le même toit, le même bassin, un père et sa fille à la place des femmes.',
        },
      },
      sources: [invente, wikipedia('Lavoir')],
      recit: paragraphs(
        '« Asseyez-vous sur la margelle. Ma grand-mère est sur la photo, au fond : on voit ses oreilles. »',
        'En 1908, un photographe posa ici son trépied. Personne n’avait le temps de sourire : il eut des dos, des coudes, des battoirs en l’air.',
        'On appelait ce lavoir « le journal ». Les nouvelles du village passaient par cette eau, puis partaient avec. Un mariage s’apprenait ici un mois avant les mariés.',
        'L’eau courante arriva en 1957, et le journal cessa de paraître en une semaine. Aujourd’hui, les grenouilles tiennent la rubrique.',
      ),
      petits: petitsChoix({
        recit:
          'Autrefois, on lavait ici le linge du village. Aujourd’hui, un papa et sa fille trempent leurs pieds. Une petite bête verte est assise près d’eux.',
        consigne: 'Quelle est la petite bête verte ?',
        bonne: 'Une grenouille',
        fausses: ['Un lézard', 'Une sauterelle'],
        indice: 'Elle fait « croâ ».',
      }),
      epreuve: vue({
        consigne:
          'Tenez l’image de 1908 devant vous, et reculez jusqu’à ce que le toit se pose sur le toit. De chez vous, faites glisser l’une sur l’autre.',
        motDeSucces:
          'C’est ici que le photographe se tenait. Il a eu les pieds mouillés, lui aussi.',
        anecdote:
          'Une loi du 3 février 1851 aida les communes à bâtir des lavoirs publics. Bien des lavoirs de France sont nés d’elle.',
      }),
    },
    {
      titre: 'La boîte à farine',
      bonus: true,
      lieu: 'Moulin de la Bredouille, à la porte de la cave',
      chemin: 'Détour : passez le petit pont, le moulin est sur l’autre rive.',
      cheminSansMarches: 'Le pont est plat, en planches serrées.',
      position: { lat: 45.0312, lon: 3.3016 },
      dessin: {
        nom: 'moulin',
        texteAlternatif:
          'Dessin du moulin au crépuscule : la roue tourne, une fenêtre est allumée, et une femme à la lanterne traverse le petit pont.',
      },
      autresDessins: [
        {
          nom: 'boite-a-farine',
          texteAlternatif:
            'Dessin de près : une main glisse une lettre cachetée dans une vieille boîte à farine en fer, fixée à un mur de pierre.',
        },
      ],
      sources: [invente, wikipedia('Code QR')],
      recit: paragraphs(
        'Le moulin ne moud plus que le temps. Sa roue tourne pour le plaisir, et pour une famille de bergeronnettes.',
        'Autrefois, les amoureux glissaient leurs lettres dans la boîte à farine de la porte : les parents n’y mettaient jamais la main. On lui doit vingt mariages, et un malentendu entre Jeanne du haut et Jeanne du bas.',
        'Les deux Jeanne finirent par s’écrire directement. Elles ouvrirent une auberge, et ne se quittèrent plus.',
        'Quant à la rivière, elle porte bien son nom : personne n’en est revenu avec un poisson.',
      ),
      // No plaque is there. Its signs read « MOULIN BREDOUILLE » once O, I, L and U are read as others.
      petits: petitsChoix({
        recit:
          'Voici le moulin. Sa grande roue tourne dans l’eau. Il fait presque nuit, et une dame traverse le petit pont.',
        consigne: 'Que tient la dame pour y voir clair ?',
        bonne: 'Une lanterne',
        fausses: ['Un parapluie', 'Un panier'],
        indice: 'Cela brille comme une petite lune.',
      }),
      epreuve: qr({
        consigne:
          'La boîte porte un petit carré noir et blanc. Scannez-le, ou tapez le code écrit dessous.',
        jeton: 'm0v11nbred0v111e',
        points: 15,
        indices: [
          ['Le village est inventé, la plaque aussi. Le code : MOULIN BREDOUILLE.', 0],
          ['Les espaces ne comptent pas.', 1],
        ],
        motDeSucces:
          'La lettre dit : « Retrouve-moi au pré, quand les lanternes sont allumées. »',
        anecdote:
          'Les codes QR sont nés au Japon en 1994, dans une usine, pour suivre des pièces de voiture.',
        explication: 'Le code est celui de la plaque du moulin.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, qu’ont ouvert les deux Jeanne ?',
          bonne: 'Une auberge',
          fausses: ['Une école', 'Un lavoir', 'Une bergerie'],
        }),
      }),
    },
    {
      titre: 'Ce que l’on compte en août',
      personnage: 'ane',
      lieu: 'Pré d’étendage, sous l’arbre',
      chemin: 'Revenez par le pont, et montez vers les lanternes.',
      cheminSansMarches: 'Le chemin du pré est large et doux, sans marche.',
      position: { lat: 45.0303, lon: 3.303 },
      dessin: {
        nom: 'pre-la-nuit',
        texteAlternatif:
          'Dessin du pré la nuit : des lanternes dans un grand arbre rond, des draps sur les cordes, et tout le village attablé sous la lune.',
      },
      autresDessins: [
        {
          nom: 'percepteur',
          texteAlternatif:
            'Dessin de près : à la lueur d’une lanterne, un percepteur à moustache sort de derrière un drap, les joues très gonflées, et l’âne le regarde.',
        },
      ],
      sources: [invente],
      recit: paragraphs(
        '« Nous y voilà. Un pré, des cordes, un arbre. Vous attendiez un coffre ? »',
        'À la fin d’août, la nuit venue, les lavandières montaient ici avec des paniers vides. Elles redescendaient en chantant, les paniers pleins.',
        'Le percepteur les suivit un soir. Il fouilla sous les draps, dans le tronc, jusque dans les sabots. Il rentra les poches vides et la bouche pleine, et n’en parla jamais.',
        'Car leur or pousse et se mange. On raconte qu’une lavandière cracha un noyau dans le pré, et que la Bredouille fit le reste.',
      ),
      petits: petitsChoix({
        recit:
          'C’est la fête, la nuit, sous le grand arbre. De petites boules pendent aux branches. On les mange à la fin de l’été. Miam !',
        consigne: 'De quelle couleur sont les petites boules de l’arbre ?',
        bonne: 'Jaunes',
        fausses: ['Bleues', 'Noires'],
        indice: 'Comme le soleil.',
      }),
      epreuve: motMystere({
        consigne:
          'Quel était l’or des lavandières ? Rangez les lettres que chaque étape vous a données.',
        reponses: ['mirabelle', 'les mirabelles', 'des mirabelles'],
        points: 30,
        indices: [
          ['Un petit fruit rond et jaune, qui mûrit à la fin de l’été.', 5],
          ['On le connaît surtout en Lorraine. La première lettre est M.', 10],
        ],
        motDeSucces:
          'Servez-vous, elles sont à tout le monde. Le percepteur ne regarde pas, et moi non plus.',
        anecdote:
          'En Lorraine, où ce fruit est roi, la récolte ne dure qu’environ six semaines, d’août à septembre.',
        explication:
          'M-I-R-A-B-E-L-L-E : l’or des lavandières pendait aux branches, et on le comptait en août, un noyau après l’autre.',
      }),
    },
  ],
});
