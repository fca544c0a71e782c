import {
  blocListSchema,
  carteArticleSchema,
  textFacts,
  type ArticleBloc,
  type CarteArticle,
} from '../../src/domain/actualite/actualite.ts';

/** An article of the demonstration, published: true facts about the site, and history with a named source. */
export type SeedArticle = Omit<CarteArticle, 'minutes'> & {
  blocs: readonly ArticleBloc[];
};

const titre = (texte: string): ArticleBloc => ({ type: 'titre', texte });
const paragraphe = (texte: string): ArticleBloc => ({ type: 'paragraphe', texte });
const liste = (...points: string[]): ArticleBloc => ({ type: 'liste', points });
const citation = (texte: string, source: string): ArticleBloc => ({
  type: 'citation',
  texte,
  source,
});

/** A drawing of the seed, by its folder and name, as the picture that opens an article. */
type ArticlePicture = { path: string; drawing: readonly [folder: string, name: string] };

function pictureOf(key: string, folder: string, name: string): ArticlePicture {
  return {
    path: `articles/${key.padEnd(20, '0')}-1200x800.webp`,
    drawing: [folder, name],
  };
}

const pictures = {
  vieuxPort: pictureOf('septquetes', 'la-rochelle', 'vieux-port'),
  telegraphe: pictureOf('telegraphe', 'articles', 'telegraphe'),
  tetes: pictureOf('cinqregles', 'colmar', 'maison-des-tetes'),
  vigenere: pictureOf('vigenere', 'articles', 'vigenere'),
  bandeau: pictureOf('bandeau', 'articles', 'sans-bandeau'),
  rampe: pictureOf('nonconforme', 'articles', 'pas-encore'),
};
/** The pictures of the articles, to be uploaded for their readers. */
export const articlePictures: readonly ArticlePicture[] = Object.values(pictures);

const image = ({ path }: ArticlePicture, alternative: string): ArticleBloc => ({
  type: 'image',
  path,
  alternative,
});

/** Eight in the morning in Paris, in winter. */
function morning(day: string): number {
  return Date.parse(`${day}T07:00:00Z`);
}

export const articleList: readonly SeedArticle[] = [
  {
    slug: 'sept-quetes-pour-commencer',
    titre: 'Sept quêtes pour commencer',
    resume:
      'De l’océan aux Vosges, sept communes, sept promenades, sept façons de lever les yeux.',
    rubrique: 'quetes',
    encre: 'nature',
    publieLe: morning('2026-11-19'),
    blocs: [
      image(
        pictures.vieuxPort,
        'Dessin de l’entrée du Vieux-Port de La Rochelle, entre ses deux tours.',
      ),
      paragraphe(
        'Voici sept quêtes du catalogue. Elles ont un point commun : vous voyez sans billet tout ce qu’elles demandent, et presque toujours depuis la rue.',
      ),
      liste(
        '**La Rochelle, « Trois tours face à l’océan »** : une visite, sans rien à résoudre, pour ceux qui préfèrent écouter.',
        '**Cordes-sur-Ciel, « La ville au-dessus des nuages »** : un faucon de pierre vous fait compter ce que personne ne regarde.',
        '**Colmar, « Les visages de Colmar »** : une maison vous regarde passer, et elle n’est pas la seule.',
        '**Saint-Malo, « Le code des corsaires »** : tout commence par une tour bâtie de mauvaise humeur.',
        '**Dijon, « La chouette s’est envolée »** : une aventure à trois fins, où l’on choisit qui croire.',
        '**Vézelay, « Le chemin de lumière »** : on monte à la basilique, et le soleil fait partie du jeu.',
        '**Les Baux-de-Provence, « L’étoile des Baux »** : un blason, une fenêtre sans maison, une devise.',
      ),
      paragraphe(
        'Chacune dit sa durée et sa longueur avant que l’on parte. Si la vôtre manque au catalogue, [parlez-en à votre mairie](/mairie) : la prochaine sera peut-être chez vous.',
      ),
    ],
  },
  {
    slug: 'le-telegraphe-de-chappe',
    titre: 'Quand les collines se parlaient avec les bras',
    resume:
      'En 1794, une nouvelle allait de Lille à Paris sans cheval ni fil. Il suffisait de savoir lire le ciel.',
    rubrique: 'codes',
    encre: 'pierre',
    publieLe: morning('2026-11-12'),
    blocs: [
      image(
        pictures.telegraphe,
        'Dessin d’une tour sur une colline, avec un mât et trois bras noirs levés dans le ciel.',
      ),
      paragraphe(
        'Imaginez une tour sur une colline, et sur la tour un mât. Au bout du mât, une longue barre qui pivote, et au bout de la barre deux bras plus courts. À la longue-vue, depuis la colline suivante, on lit la figure qu’ils dessinent, on la copie avec ses propres bras, et la colline d’après fait de même.',
      ),
      paragraphe(
        'C’est le télégraphe de Claude Chappe. Sa première ligne, de Paris à Lille, est ouverte en 1794. Le grand bras s’appelait le régulateur, les deux petits les indicateurs.',
      ),
      titre('Quatre-vingt-douze figures, et un livre'),
      paragraphe(
        'Les stationnaires utilisaient quatre-vingt-douze figures. Elles ne formaient pas un alphabet : chacune renvoyait à une page ou à une ligne d’un livre de code. Ceux qui manœuvraient les bras transmettaient donc des messages qu’ils ne comprenaient pas. C’était le but.',
      ),
      titre('Ce qu’il en reste'),
      paragraphe(
        'Des tours, dans bien des communes, et des noms de lieux : « le Télégraphe », « la Tour ». Si votre village en a un, vous tenez une étape. Demandez aux joueurs où se trouvait la colline suivante, et faites-les tourner sur eux-mêmes jusqu’à la voir.',
      ),
      paragraphe(
        'D’autres façons de parler de loin attendent dans [Les codes](/les_codes).',
      ),
    ],
  },
  {
    slug: 'cinq-regles-pour-une-bonne-enigme',
    titre: 'Cinq règles pour une bonne énigme',
    resume:
      'Une énigme de rue n’est pas une devinette : c’est une façon de faire regarder. Voici ce qui marche, et ce qui rate.',
    rubrique: 'conseils',
    encre: 'eau',
    publieLe: morning('2026-11-05'),
    blocs: [
      image(
        pictures.tetes,
        'Dessin de la maison des Têtes, à Colmar, couverte de visages.',
      ),
      titre('1. La réponse est sur place, et nulle part ailleurs'),
      paragraphe(
        '« En quelle année fut bâtie l’église ? » se trouve en dix secondes sur un téléphone. « Quel outil tient le personnage au-dessus de la porte ? » oblige à venir. La seconde est la bonne.',
      ),
      titre('2. Elle ne s’en ira pas'),
      paragraphe(
        'Une date gravée tiendra cent ans. Une enseigne, une affiche, une jardinière, non. Dans le doute, demandez-vous si la réponse sera la même sous la neige, et dans cinq ans.',
      ),
      titre('3. Elle tient en deux phrases'),
      paragraphe(
        'On lit debout, au soleil, avec un enfant qui tire sur la manche. Racontez d’abord, en quelques lignes ; posez ensuite la question, en une.',
      ),
      titre('4. Elle a deux indices'),
      paragraphe(
        'Le premier dit où regarder. Le second donne presque la réponse. Personne ne rentre chez soi fâché d’avoir trouvé.',
      ),
      titre('5. Elle a été essayée par quelqu’un d’autre'),
      paragraphe(
        'Vous connaissez la réponse : vous ne pouvez plus juger la question. Emmenez un voisin, ne dites rien, regardez-le chercher. Puis corrigez.',
      ),
      paragraphe(
        'Envie d’essayer tout de suite ? [Écrivez une étape](/admin/parcours/d), sans compte : rien ne quitte votre navigateur.',
      ),
    ],
  },
  {
    slug: 'vigenere-na-pas-invente-son-chiffre',
    titre: 'Vigenère n’a pas inventé son chiffre',
    resume:
      'Le plus célèbre des codes secrets porte le nom d’un diplomate français. Un Italien l’avait publié trente-trois ans plus tôt.',
    rubrique: 'codes',
    encre: 'eau',
    publieLe: morning('2026-10-22'),
    blocs: [
      image(
        pictures.vigenere,
        'Dessin d’une pièce à la chandelle : un homme écrit sous un tableau de lettres décalées, un autre s’en va avec le livre.',
      ),
      paragraphe(
        'Décaler chaque lettre de trois rangs, c’est le code de César. Il se brise en quelques minutes : la lettre la plus fréquente du message est presque toujours un E déguisé.',
      ),
      paragraphe(
        'L’idée qui change tout : décaler chaque lettre d’un nombre différent, que donne un mot secret. Avec le mot ROSE, la première lettre avance de dix-sept rangs, la deuxième de quatorze, la troisième de dix-huit, la quatrième de quatre, puis on recommence. « Le château » devient :',
      ),
      citation('CS ULRHWEL', '« LE CHATEAU », chiffré avec le mot ROSE'),
      paragraphe(
        'Les deux A de « château » ne se ressemblent plus : l’un est devenu R, l’autre E.',
      ),
      titre('Bellaso, 1553 ; Vigenère, 1586'),
      paragraphe(
        'Blaise de Vigenère a décrit des procédés de ce genre dans un livre de 1586. Mais Giovan Battista Bellaso avait publié celui-ci dès 1553. L’histoire a gardé l’autre nom.',
      ),
      paragraphe(
        'Pour une quête, choisissez comme mot secret quelque chose que l’on peut lire sur place : le nom gravé sur la fontaine, la devise de la mairie. Le code se résout alors avec les yeux autant qu’avec la tête.',
      ),
    ],
  },
  {
    slug: 'pas-de-bandeau',
    titre: 'Pourquoi vous ne verrez pas de bandeau',
    resume:
      'Le site ne vous demande pas d’accepter des traceurs, pour une raison simple : il n’en pose aucun.',
    rubrique: 'site',
    encre: 'nature',
    publieLe: morning('2026-10-08'),
    blocs: [
      image(
        pictures.bandeau,
        'Dessin d’un belvédère : une femme enroule un grand panneau qui cachait le paysage, et deux promeneurs découvrent le village.',
      ),
      paragraphe(
        'La loi française demande votre accord avant de lire ou d’écrire sur votre appareil ce qui n’est pas nécessaire à ce que vous demandez. Publicité, mesure d’audience par un tiers, boutons de réseaux sociaux : tout cela veut un bandeau.',
      ),
      paragraphe(
        'Ce qui est nécessaire n’en veut pas. Votre partie en cours, la quête gardée pour jouer sans réseau, le thème sombre que vous avez choisi, votre session si vous avez un compte : c’est tout ce que le site garde sur votre téléphone.',
      ),
      titre('Ce que nous n’avons pas mis'),
      liste(
        'Pas de mesure d’audience de Google : les nombres dont une mairie a besoin se comptent sans savoir qui vous êtes.',
        'Pas de test « Je ne suis pas un robot » : il demanderait votre accord, et beaucoup de personnes ne peuvent pas le passer.',
        'Pas de lettres ni d’images venues d’ailleurs : rien, à part le fond de carte de l’IGN quand vous ouvrez une carte.',
      ),
      paragraphe(
        'Le reste est dit, sans petites lignes, à la page [Données personnelles](/privacy).',
      ),
    ],
  },
  {
    slug: 'non-conforme-et-nous-lecrivons',
    titre: '« Non conforme », et nous l’écrivons',
    resume:
      'En bas de chaque page, le site se déclare non conforme aux règles d’accessibilité. Ce n’est ni une panne ni un aveu : c’est la loi.',
    rubrique: 'site',
    encre: 'pierre',
    publieLe: morning('2026-09-24'),
    blocs: [
      image(
        pictures.rampe,
        'Dessin d’une mairie : trois marches, une rampe à moitié construite, un maçon au travail, et une femme en fauteuil roulant qui lit le plan avec le maire.',
      ),
      paragraphe(
        'Un site public doit afficher l’une de trois mentions : totalement, partiellement ou non conforme au référentiel général d’amélioration de l’accessibilité, le RGAA, et ses cent six critères. Sans audit en cours de validité, une seule est permise : « non conforme ».',
      ),
      paragraphe(
        'Nous n’avons pas encore été audités. Nous l’écrivons donc, et nous préférons cela à un mot flatteur.',
      ),
      titre('Ce qui est fait'),
      liste(
        'Toutes les pages se parcourent au clavier, et se lisent à 320 pixels de large ou avec un texte deux fois plus grand.',
        'Chaque carte est accompagnée d’une liste qui dit la même chose en mots.',
        'Aucune énigme n’oblige à répondre vite, et chacune peut être passée.',
        'Les lettres sont celles d’Atkinson Hyperlegible, dessinées pour les personnes malvoyantes.',
      ),
      titre('Ce qui manque'),
      paragraphe(
        'Un audit, d’abord. Et des parcours où chaque étape dit ses marches, ses pentes et ses traversées : cela, seuls ceux qui écrivent sur place peuvent le faire. Si une page vous résiste, [dites-le-nous](/contact).',
      ),
    ],
  },
];

/** The card of an article, as `catalogue/actualites` holds it; checked, as everything that is read will be. */
export function carteOf({ blocs, ...fields }: SeedArticle): CarteArticle {
  const checked = blocListSchema.parse(blocs);
  return carteArticleSchema.parse({ ...fields, ...textFacts(checked) });
}
