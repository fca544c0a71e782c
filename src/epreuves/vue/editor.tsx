/** Only the consigne: the player alone confirms the view. */
export function VueEditor() {
  return (
    <p className="max-w-mesure">
      Le joueur tient la vue d’autrefois de cette étape (Récit, « Ajouter… », « Ajouter
      une vue d’autrefois ») devant lui, par-dessus l’image de son appareil photo, et dit
      quand il y est. Sans appareil photo, il compare à l’œil. Rien ne se vérifie, et il
      n’y a pas de points.
    </p>
  );
}
