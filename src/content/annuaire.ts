/** Words of a desk for an e-mail address in the State's directory of services. */
export type AnnuaireWords = { mention: string; suite: string };

/**
 * The words for an address of the mairies `found` (INSEE codes), beside the commune of its request; null if the directory does not have it.
 * A typed address proves nothing: an answer sent from it does.
 */
export function annuaireWords(
  found: readonly string[],
  commune: string | undefined,
  isProven: boolean,
): AnnuaireWords | null {
  const [first] = found;
  if (first === undefined) return null;
  if (commune !== undefined && !found.includes(commune)) {
    return {
      mention: 'Adresse de l’annuaire, pour une autre commune',
      suite: `Dans l’annuaire de l’administration, c’est celle de la mairie de code INSEE ${first}.`,
    };
  }
  const mairie =
    commune === undefined
      ? `d’une mairie (code INSEE ${first})`
      : 'de la mairie de cette commune';
  return {
    mention: 'Adresse de l’annuaire',
    suite: isProven
      ? `Dans l’annuaire de l’administration, c’est celle ${mairie}. La personne a prouvé qu’elle la lit.`
      : `Dans l’annuaire de l’administration, c’est celle ${mairie}. Elle a seulement été écrite dans le formulaire\u00A0: qui vous répond depuis cette adresse est bien la mairie.`,
  };
}
