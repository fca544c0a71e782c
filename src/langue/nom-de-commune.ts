import { t } from '@lingui/core/macro';
import { currentLangue } from './current-langue.ts';

/** Replaces an unchosen commune: a line to write the name on. */
const dots = '……………………';

/**
 * A commune's name with the prepositions of French, in any language of the document: `d’Arles`, `du Havre`, `aux Baux-de-Provence`. Null
 * and a blank name give a dotted line. An initial h is read as aspirated, which is wrong for some: a person corrects it on paper.
 */
export function nomDeCommune(nom: string | null): { nom: string; de: string; a: string } {
  if (nom === null || nom.trim() === '')
    return { nom: dots, de: `de ${dots}`, a: `à ${dots}` };
  const [, article = '', rest = ''] = /^(les?) +(\S.*)$/iu.exec(nom) ?? [];
  if (article !== '') {
    const [de, a] = article.length === 2 ? ['du', 'au'] : ['des', 'aux'];
    return { nom, de: `${de} ${rest}`, a: `${a} ${rest}` };
  }
  const startsWithVowel = /^[AEIOUYÀÂÉÈÊËÎÏÔŒ]/iu.test(nom);
  return { nom, de: startsWithVowel ? `d’${nom}` : `de ${nom}`, a: `à ${nom}` };
}

/** In a commune, in the language of the document: « à Dinan », « aux Baux-de-Provence »; “in Dinan”. */
export function inCommune(nom: string): string {
  if (currentLangue() === 'fr') return nomDeCommune(nom).a;
  return t({
    message: `à ${nom}`,
    context: 'commune',
    comment: 'In a town: “in Dinan”.',
  });
}

/** Of a commune, in the language of the document: « de Dinan », « des Baux-de-Provence »; “of Dinan”. */
export function ofCommune(nom: string): string {
  if (currentLangue() === 'fr') return nomDeCommune(nom).de;
  return t({
    message: `de ${nom}`,
    context: 'commune',
    comment: 'Of a town: “of Dinan”.',
  });
}
