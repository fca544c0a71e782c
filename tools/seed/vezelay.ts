import {
  autreChoix,
  cadenas,
  choix,
  noticeMerimee,
  ordre,
  paragraphs,
  photo,
  seedParcours,
  texte,
} from './seed-parcours.ts';

/**
 * Vézelay (INSEE 89446, Yonne).
 *
 * Coordinates: base Mérimée, in the copy of github.com/domdfcoding/monuments-historiques; the basilica's agree with
 * Wikipedia's (47° 27′ 59″ N, 3° 44′ 54″ E).
 * Facts: Wikipedia « Basilique Sainte-Marie-Madeleine de Vézelay » and « Théodore de Bèze », vezelay-visiteur.com,
 * francebleu.fr (21 June 2017, the nine spots of light), maitouvagabondage.fr « Pérégrination à travers Vézelay » (the
 * shells set in the street).
 */
export const vezelay = seedParcours({
  key: 'Vezelay',
  folder: 'vezelay',
  titre: 'Le chemin de lumière',
  genre: 'quete',
  commune: { insee: '89446', nom: 'Vézelay', departement: '89' },
  resume:
    'Montez la colline comme un pèlerin du Moyen Âge. En haut, des bâtisseurs ont caché un rendez-vous avec le soleil. Saurez-vous dire quel jour il est fixé ?',
  description: paragraphs(
    'Une seule rue monte du bas du village à la basilique, et tout Vézelay est le long de cette rue. La quête la suit, entre dans l’église, puis descend le versant nord jusqu’à une chapelle au milieu des prés.',
    'La montée est régulière, sur des pavés. Le dernier chemin est en terre et redescend : gardez des forces pour le retour. La basilique est ouverte tous les jours ; on y entre librement, en silence pendant les offices.',
    'La colline et la basilique sont inscrites au patrimoine mondial de l’UNESCO.',
  ),
  theme: 'pierre',
  embleme: 'lucide:sunrise',
  dureeMinutes: 90,
  difficulte: 'facile',
  ageMinimum: 9,
  // The basilica's own hours: an étape is inside.
  pratique: {
    horaires: { de: 7 * 60, a: 20 * 60 },
    services: [
      {
        // Wikivoyage « Vézelay »: no station; TER coaches from that of Sermizelles.
        service: 'arret',
        reponse: 'oui',
        position: null,
        precision: 'Gare de Sermizelles, puis car ; vérifiez les horaires',
      },
      {
        // funlag.fr « Vézelay la belle colline » (February 2025).
        service: 'parking',
        reponse: 'oui',
        position: null,
        precision: 'payant, en bas du village, face à la montée',
      },
    ],
  },
  personnages: [
    {
      id: 'pelerin',
      nom: 'Le pèlerin',
      portrait: {
        nom: 'pelerin',
        texteAlternatif:
          'Dessin d’un marcheur barbu, au grand chapeau, appuyé sur son bâton.',
      },
    },
  ],
  couverture: 1,
  etapes: [
    {
      // Mérimée PA00113933 « église Saint-Étienne (ancienne) ». Vézelay, start of the via Lemovicensis.
      titre: 'Le signe du voyageur',
      lieu: 'Rue Saint-Étienne, devant l’ancienne église Saint-Étienne',
      position: { lat: 47.463499, lon: 3.742704 },
      dessin: {
        nom: 'montee',
        texteAlternatif:
          'Dessin de la rue pavée qui monte : à gauche, l’ancienne église, tout en haut la basilique, et des marcheurs vus de dos, l’un avec un bâton.',
      },
      autresDessins: [
        {
          nom: 'colline',
          texteAlternatif:
            'Dessin de la colline de Vézelay : les maisons montent le long de la rue jusqu’à la basilique.',
        },
      ],
      recit: paragraphs(
        'Vous êtes au pied de la montée. Depuis le Moyen Âge, des marcheurs passent par ici avec leur bâton et leur besace. Certains arrivent. D’autres partent : Vézelay est le départ d’un des grands chemins de France vers Saint-Jacques-de-Compostelle, tout au bout de l’Espagne.',
        'L’ancienne église Saint-Étienne les a vus passer par milliers.',
        'Imaginez leur retour, des mois plus tard. Ils avaient vu l’océan. Sur la plage de Galice, ils avaient ramassé un souvenir plat, strié comme un éventail.',
        'Ils le cousaient à leur manteau : tout le monde savait alors d’où ils revenaient. Et il était bien commode pour boire aux fontaines.',
      ),
      epreuve: photo({
        consigne:
          'Baissez les yeux : ce souvenir est incrusté dans la chaussée. Prenez-le en photo pour le carnet.',
        points: 15,
        indices: [
          [
            'Son dessin marque encore le chemin de Compostelle, en jaune sur fond bleu.',
            3,
          ],
          ['Il a abrité un animal de la mer, que l’on mange souvent à Noël.', 3],
        ],
        motDeSucces: 'En route ! Vous portez maintenant le signe des pèlerins.',
        anecdote:
          'Ce chemin de Compostelle s’appelle la voie de Vézelay. Elle passe par Limoges et rejoint les autres au pied des Pyrénées.',
        explication:
          'La coquille Saint-Jacques est l’insigne des pèlerins de Compostelle. Elle leur servait aussi de gobelet. Des coquilles de métal marquent la rue jusqu’à la basilique.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, où les pèlerins ramassaient-ils ce souvenir ?',
          bonne: 'Sur une plage de Galice',
          fausses: ['Dans la rivière', 'Sur la colline', 'Dans l’église Saint-Étienne'],
        }),
      }),
    },
    {
      // Mérimée PA00113980 « maison natale de Théodore de Bèze ». Born 24 June 1519, died 13 October 1605.
      titre: 'L’enfant qui quitta la colline',
      personnage: 'pelerin',
      lieu: 'Maison natale de Théodore de Bèze, dans la rue qui monte à la basilique',
      chemin: 'La rue monte régulièrement, sur des pavés.',
      position: { lat: 47.463851, lon: 3.743478 },
      dessin: {
        nom: 'theodore-de-beze',
        texteAlternatif:
          'Dessin de Théodore de Bèze d’après ses portraits : un homme à longue barbe blanche, coiffé d’une toque noire.',
      },
      sources: [
        noticeMerimee('PA00113980'),
        {
          titre: 'Wikipédia, Théodore de Bèze',
          url: 'https://fr.wikipedia.org/wiki/Th%C3%A9odore_de_B%C3%A8ze',
        },
      ],
      recit: paragraphs(
        '« Je marche depuis des mois, dit le pèlerin. Reprenez votre souffle, je vous raconte cette maison. »',
        'Dans cette maison est né Théodore de Bèze, le 24 juin 1519. Il était encore tout petit quand un oncle l’emmena vivre à Paris. Jeune homme, il écrivait des vers en latin. Puis il choisit la religion de Calvin, et dut quitter la France.',
        'À Genève, il enseigna le grec, traduisit les psaumes en vers, et devint le chef de l’Église protestante quand Calvin mourut. On venait l’écouter de toute l’Europe. Il discuta avec des rois et des reines.',
        'Il s’éteignit à Genève le 13 octobre 1605. À cette époque, atteindre soixante ans était déjà rare. Lui vécut bien plus longtemps.',
      ),
      epreuve: ordre({
        consigne: 'Remettez la vie de Théodore de Bèze dans l’ordre.',
        elements: [
          'Il naît dans cette maison',
          'Un oncle l’emmène à Paris',
          'Il écrit des vers en latin',
          'Il doit quitter la France',
          'Il devient chef de l’Église protestante',
        ],
        points: 20,
        indices: [
          ['Il était encore tout petit quand il partit à Paris.', 5],
          ['Il fut poète avant de choisir la religion de Calvin.', 5],
        ],
        motDeSucces: 'C’est bien cela : une longue vie, loin de sa colline.',
        anecdote:
          'Il mourut à quatre-vingt-six ans, ce qui était très rare pour son siècle. Ses psaumes en vers français se chantent encore dans les temples.',
        explication:
          'Né en 1519, emmené tout petit à Paris, il écrit d’abord des vers, quitte la France pour Genève, et succède à Calvin. Il meurt en 1605.',
      }),
    },
    {
      // The front of the basilica: Mérimée's centre (PA00113932) moved 55 m west along the nave, half its length.
      // Tympanum of the narthex: Pentecost, peoples of the ends of the earth (dog-heads, great-eared folk, pygmies).
      titre: 'Les peuples du bout du monde',
      personnage: 'pelerin',
      lieu: 'Parvis de la basilique Sainte-Marie-Madeleine, devant le portail ouest',
      position: { lat: 47.46629, lon: 3.74779 },
      dessin: {
        nom: 'facade',
        texteAlternatif:
          'Dessin de la façade de la basilique : trois portails en plein cintre, un grand fronton sculpté percé de baies, une haute tour à droite, une autre, à gauche, qui s’arrête plus bas.',
      },
      recit: paragraphs(
        '« Chut. On entre. Levez les yeux, et dites-moi ce que vous voyez. »',
        'Voici la Madeleine. Entrez sous le porche, que l’on appelle le narthex, et laissez vos yeux s’habituer à l’ombre.',
        'Au-dessus de la grande porte, un Christ immense ouvre les mains. Des rayons en partent et touchent la tête de ses apôtres : il les envoie parler au monde entier.',
        'Mais à quoi ressemblait le monde entier, vers 1130 ? Les sculpteurs n’avaient pas voyagé.',
        'Ils ont suivi les vieux livres, qui peuplaient les pays lointains d’êtres étranges : des chasseurs à tête de chien, des gens aux oreilles si grandes qu’ils s’y enveloppent, et des hommes si petits qu’il leur faut une échelle pour monter à cheval.',
      ),
      epreuve: choix({
        consigne:
          'Quels peuples imaginaires sont sculptés autour du Christ ? Choisissez-les tous.',
        bonnes: [
          'Des hommes à tête de chien',
          'Des gens aux oreilles immenses',
          'De tout petits hommes, avec une échelle',
        ],
        fausses: ['Des sirènes à queue de poisson', 'Des géants à un seul œil'],
        points: 20,
        indices: [['Si la porte est fermée, relisez le récit : il les nomme.', 5]],
        motDeSucces: 'Vous avez l’œil des sculpteurs !',
        anecdote:
          'En 1840, l’église menaçait de s’écrouler. On confia sa restauration à un architecte de vingt-six ans, alors inconnu : Eugène Viollet-le-Duc.',
        explication:
          'Sur le linteau et dans les compartiments du tympan défilent les cynocéphales (à tête de chien), les panotéens (aux grandes oreilles) et les pygmées avec leur échelle.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, comment appelle-t-on le porche de l’église ?',
          bonne: 'Le narthex',
          fausses: ['Le tympan', 'La nef', 'Le cloître'],
        }),
      }),
    },
    {
      // Mérimée PA00113932, centre of the church. Axis of light noticed by Hugues Delautre in 1976 (Wikipedia).
      titre: 'Le rendez-vous du soleil',
      lieu: 'Dans la nef de la basilique',
      position: { lat: 47.466368, lon: 3.748522 },
      dessin: {
        nom: 'nef',
        texteAlternatif:
          'Dessin de la nef : des arcs rayés de clair et de brun, un chœur lumineux, et neuf taches de lumière au milieu de l’allée.',
      },
      recit: paragraphs(
        'Avancez au milieu de la nef. Autour de vous, les arcs sont de deux couleurs, clairs et bruns, comme des rayures. Au fond, le chœur est si clair qu’on dirait une lampe.',
        'Pendant des siècles, on crut que tout était là. Puis, en 1976, le père Hugues Delautre remarqua quelque chose.',
        'Chaque année, vers la fin de juin, quand le soleil est au plus haut, ses rayons passent par les fenêtres du sud et tombent au sol exactement au milieu de l’allée. Neuf taches de lumière, bien alignées, mènent alors de la porte jusqu’au chœur.',
        'Ce n’est pas un hasard. Les bâtisseurs avaient mesuré, et attendu. Leur rendez-vous est celui du jour le plus long.',
      ),
      epreuve: texte({
        consigne:
          'Comment appelle-t-on ce moment de l’année, où le jour est le plus long et la nuit la plus courte ?',
        reponses: [
          'solstice',
          'solstice d’été',
          'le solstice de juin',
          'jour du solstice',
        ],
        points: 25,
        indices: [
          ['C’est le premier jour de l’été.', 5],
          [
            'Il y en a deux par an. L’autre tombe en décembre. Le mot commence comme « soleil ».',
            10,
          ],
        ],
        motDeSucces: 'Oui ! Ce jour-là, il suffit de marcher dans la lumière.',
        anecdote:
          'En décembre, c’est l’inverse : le soleil, très bas, vient éclairer les chapiteaux sculptés, tout en haut des piliers.',
        explication:
          'Au solstice d’été, vers le 21 juin, à midi au soleil (vers 14 heures à nos montres), neuf taches de lumière tracent un chemin au milieu de la nef.',
      }),
    },
    {
      // Mérimée PA00113929 « chapelle de la Cordelle ». Easter (31 March) 1146; first Franciscans in France, 1217.
      titre: 'La voix dans le pré',
      personnage: 'pelerin',
      lieu: 'Chapelle de la Cordelle, sur le versant nord de la colline',
      chemin:
        'Un chemin de terre descend le versant nord. Il faut le remonter au retour.',
      position: { lat: 47.469698, lon: 3.750214 },
      dessin: {
        nom: 'cordelle',
        texteAlternatif:
          'Dessin d’une petite chapelle dans un pré, près d’une grande croix de bois, sous la colline et la basilique.',
      },
      recit: paragraphs(
        '« Mon chemin continue vers le sud, dit le pèlerin. Le vôtre finit ici, dans l’herbe. »',
        'Le pré descend doucement, et le silence est grand. Il faut l’imaginer noir de monde.',
        'C’était un jour de Pâques. Le roi Louis VII était là, et la reine Aliénor, avec des seigneurs venus de partout. L’église était trop petite pour eux.',
        'Alors un moine maigre et pâle parla en plein air, sur le flanc de cette colline : Bernard de Clairvaux. Il appelait à partir pour Jérusalem.',
        'Sa voix porta si bien que la foule réclama des croix de tissu, et qu’il n’y en eut pas assez pour tous. Ce fut le départ de la deuxième croisade.',
        'Soixante et onze ans plus tard, en 1217, d’autres hommes s’arrêtèrent ici, pieds nus et sans épée : les premiers compagnons de saint François venus en France. Cette chapelle fut la leur.',
      ),
      epreuve: cadenas({
        consigne:
          'Un dernier cadenas : l’année où Bernard de Clairvaux prêcha à Vézelay, en quatre chiffres.',
        combinaison: '1146',
        points: 20,
        indices: [
          ['La fin du récit donne une date, et dit combien d’années les séparent.', 5],
          ['Posez la soustraction : 1217 moins 71.', 10],
        ],
        motDeSucces: 'Clac ! C’est la bonne année. Vous voilà au bout du chemin.',
        anecdote:
          'On pense que le nom de Cordelle vient de la corde que les franciscains portent autour de la taille, en guise de ceinture.',
        explication: '1217 moins 71 : 1146. C’était le 31 mars, jour de Pâques.',
      }),
    },
  ],
});
