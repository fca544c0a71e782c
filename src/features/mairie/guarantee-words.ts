import { auditRgaa, etatRgaa, type AuditRgaa } from '@/content/accessibilite.ts';
import { editeur, said, type Editeur, bilanRgesn } from '@/content/editeur.ts';

/** Storage and transfers of data, as in `/privacy`; one line each, with its subject first. */
export const dataLines: readonly string[] = [
  '**Ce qui reste en Belgique** (région europe-west1 de Google Cloud)\u00A0: les parties, les parcours, les images et les messages.',
  '**Ce qui passe par les États-Unis**\u00A0: la connexion des comptes (adresse e-mail, empreinte du mot de passe, adresse de connexion, navigateur), sous le cadre de protection des données Union européenne – États-Unis et des clauses contractuelles types.',
  '**Sous-traitant**\u00A0: Google (Firebase), selon ses conditions de traitement des données. Aucun autre.',
  '**Ce qui n’est jamais envoyé**\u00A0: la position des joueurs. On joue sans nom, sans compte et sans traceur.',
  '**Ce que vous pouvez emporter**\u00A0: chaque parcours, à tout moment, dans un fichier ouvert.',
];

/** Accessibility and eco-design declarations of a public site, as this one may declare them today. */
export function publicRulesLines(
  audit: AuditRgaa | null = auditRgaa,
  publisher: Editeur = editeur,
): readonly string[] {
  const date = said(publisher.declarationDate);
  const schema = said(publisher.schemaAccessibilite);
  return [
    audit === null
      ? `**RGAA 4.1.2**\u00A0: ${etatRgaa(audit)}, faute d’audit. Une grille des 106 critères dit ce que des tests contrôlent à chaque modification.`
      : `**RGAA 4.1.2**\u00A0: ${etatRgaa(audit)}, audit de ${audit.par}, terminé le ${audit.date}.`,
    ...(date === null
      ? []
      : [`**Déclaration d’accessibilité**\u00A0: établie le ${date}.`]),
    ...(schema === null ? [] : [`**Schéma pluriannuel**\u00A0: ${schema}`]),
    `**RGESN 2024**\u00A0: autoévaluation du ${bilanRgesn.date}, ${bilanRgesn.valides} critères validés sur les ${bilanRgesn.applicables} qui s’appliquent, sans audit extérieur.`,
  ];
}
