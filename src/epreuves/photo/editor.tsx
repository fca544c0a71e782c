/** Only the consigne: every photo is right. */
export function PhotoEditor() {
  return (
    <p className="max-w-mesure">
      Toute photo convient, et qui n’a pas d’appareil peut continuer sans. La photo reste
      sur le téléphone : vous ne la recevez pas. Comme rien ne se vérifie, comptez-lui peu
      de points.
    </p>
  );
}
