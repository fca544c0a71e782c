/** Title of each part of a teacher's sheet. */
export const ficheClasseTitles = {
  competences: 'Compétences travaillées',
  avant: 'Avant la sortie',
  pendant: 'Pendant la sortie',
  apres: 'Après la sortie',
};

/**
 * A sheet that suits any quête. Its competences are words of public texts: the five domains of the socle commun (décret 2015-372), those of
 * history and geography in cycles 3 and 4 and « Questionner le monde » in cycle 2 (BOEN n° 31 of 30 July 2020), the domains of the CRCN
 * (décret 2019-919). Programmes change each year, as the sheet notes.
 */
export const modeleFicheClasse = {
  competences: `Cycle 2, « Questionner le monde » : se situer dans l’espace, se situer dans le temps.
Cycles 3 et 4, histoire et géographie : se repérer dans le temps, se repérer dans l’espace, comprendre un document, coopérer et mutualiser.
Français : comprendre et s’exprimer à l’oral, lire, écrire.
Compétences numériques (CRCN) : information et données, communication et collaboration.

Socle commun : les langages pour penser et communiquer ; les méthodes et outils pour apprendre ; la formation de la personne et du citoyen ; les représentations du monde et l’activité humaine.
Gardez ce qui convient à votre niveau, et vérifiez les programmes de l’année : ils changent.`,
  avant: `Faire la quête seul : repérer les traversées, l’eau, l’abri, les toilettes, le point de rendez-vous.
Demander les autorisations, et le nombre d’accompagnateurs que fixe votre académie.
En classe : situer la commune sur une carte, lire un plan, se donner les règles de la rue.
Former des groupes de six au plus, avec un rôle pour chacun : lire, chercher, noter, garder le téléphone.`,
  pendant: `Un téléphone ou un livret par groupe, un adulte à portée de voix.
Les rôles tournent à chaque étape.
Avant chaque réponse, chacun dit ce qu’il a vu ; le groupe choisit ensemble.
Un groupe bloqué demande un indice : ce n’est pas une faute.`,
  apres: `Comparer ce que chaque groupe a répondu, et comment il l’a trouvé.
Replacer les étapes sur un plan ou une frise.
Raconter la quête à une autre classe : un texte, une affiche, une exposition.
Écrire à son tour une étape sur un lieu proche de l’école.`,
};

/** Source of the competences' wording, below a printed sheet. */
export const ficheClasseSources =
  'Sources : socle commun (décret n° 2015-372 du 31 mars 2015) ; programmes des cycles 2, 3 et 4 (BOEN n° 31 du 30 juillet 2020, modifiés depuis) ; cadre de référence des compétences numériques (décret n° 2019-919 du 30 août 2019).';
