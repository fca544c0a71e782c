/** Introduction to aventures, for an author about to begin one. */
export function AventureIntro() {
  return (
    <p>
      Une histoire à plusieurs chemins : à chaque étape, le joueur choisit la suite. Vous
      en dessinez le graphe, et vous l’essayez avant de la publier.
    </p>
  );
}
