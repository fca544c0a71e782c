import { t } from '@lingui/core/macro';

/** Steps to allow a refused position again. */
export function allowAgainWords(): string {
  return t`Pour l’autoriser à nouveau, sur iPhone\u00A0: Réglages, Confidentialité et sécurité, Service de localisation, «\u00A0Sites web Safari\u00A0» ou votre navigateur. Sur Android\u00A0: Paramètres, Applications, votre navigateur, Autorisations, Position. Puis cherchez à nouveau.`;
}
