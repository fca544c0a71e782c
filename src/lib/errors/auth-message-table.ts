import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/**
 * Effect of a sign-in error on the page: `saisie` is shown beside the field; `compte`: nothing to retype; `reconnexion`: a button to sign
 * in that keeps the page; `lien`: a button to ask for a new link; `etape`: not an error, the next screen; `silence`: a polite status, no
 * alert; `reessayer`; `navigateur`; `aide`: a link to /contact; `interne`: the code is logged as well.
 */
export type AuthMessageKind =
  | 'saisie'
  | 'compte'
  | 'reconnexion'
  | 'lien'
  | 'etape'
  | 'silence'
  | 'reessayer'
  | 'navigateur'
  | 'aide'
  | 'interne';

/** Error for a password shorter than the policy allows. */
export function weakPasswordWords(minimum: number): string {
  return t`Ce mot de passe est trop court\u00A0: ${minimum} caractères au minimum.`;
}

export type AuthMessageRow = readonly [
  kind: AuthMessageKind,
  message: MessageDescriptor | typeof weakPasswordWords,
];

/** The sentence for every code of Firebase Auth 1.13.5, without its `auth/`, then for codes of the server alone. */
export const authMessageTable = {
  'account-exists-with-different-credential': [
    'compte',
    msg`Un compte existe déjà avec cette adresse e-mail, créé d’une autre façon. Connectez-vous comme la première fois\u202F; vous pourrez ensuite relier ce service.`,
  ],
  'admin-restricted-operation': [
    'aide',
    msg`Cette opération n’est pas ouverte pour le moment. Écrivez-nous si vous en avez besoin.`,
  ],
  'already-initialized': [
    'interne',
    msg`Un problème est survenu au démarrage. Rechargez la page.`,
  ],
  'app-deleted': ['interne', msg`Cette page n’est plus à jour. Rechargez-la.`],
  'app-not-authorized': [
    'aide',
    msg`La connexion n’est pas possible depuis cette adresse. Ouvrez le site par son adresse habituelle.`,
  ],
  'app-not-installed': [
    'interne',
    msg`La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.`,
  ],
  'argument-error': [
    'interne',
    msg`Un problème est survenu. Rechargez la page et réessayez.`,
  ],
  'auth-domain-config-required': [
    'aide',
    msg`La connexion par ce service est indisponible pour le moment. Utilisez votre adresse e-mail.`,
  ],
  'cancelled-popup-request': [
    'silence',
    msg`Une autre fenêtre de connexion est ouverte. Continuez dans la plus récente.`,
  ],
  'captcha-check-failed': [
    'reessayer',
    msg`La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.`,
  ],
  'code-expired': ['saisie', msg`Ce code a expiré. Demandez-en un nouveau.`],
  'cordova-not-ready': [
    'interne',
    msg`L’application n’a pas fini de démarrer. Réessayez dans un instant.`,
  ],
  'cors-unsupported': [
    'navigateur',
    msg`Votre navigateur est trop ancien pour cette connexion. Mettez-le à jour, ou utilisez-en un autre.`,
  ],
  'credential-already-in-use': [
    'compte',
    msg`Cet identifiant est déjà relié à un autre compte. Connectez-vous à ce compte.`,
  ],
  'custom-token-mismatch': [
    'interne',
    msg`La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.`,
  ],
  'dependent-sdk-initialized-before-auth': [
    'interne',
    msg`Un problème est survenu au démarrage. Rechargez la page.`,
  ],
  'dynamic-link-not-activated': [
    'interne',
    msg`Le lien n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.`,
  ],
  'email-already-in-use': [
    'saisie',
    msg`Un compte utilise déjà cette adresse e-mail. Connectez-vous, ou choisissez un nouveau mot de passe.`,
  ],
  'email-change-needs-verification': [
    'compte',
    msg`Votre nouvelle adresse doit d’abord être confirmée. Demandez un lien de confirmation, puis ouvrez-le.`,
  ],
  'emulator-config-failed': [
    'interne',
    msg`Un problème est survenu au démarrage. Rechargez la page.`,
  ],
  'expired-action-code': ['lien', msg`Ce lien a expiré. Demandez-en un nouveau.`],
  'internal-error': [
    'reessayer',
    msg`Un problème est survenu de notre côté. Réessayez dans un instant.`,
  ],
  'invalid-action-code': [
    'lien',
    msg`Ce lien n’est plus valable\u00A0: il a déjà servi, ou un lien plus récent l’a remplacé. Demandez-en un nouveau.`,
  ],
  'invalid-api-key': [
    'interne',
    msg`La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.`,
  ],
  'invalid-app-credential': [
    'reessayer',
    msg`La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.`,
  ],
  'invalid-app-id': [
    'interne',
    msg`La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.`,
  ],
  'invalid-auth-event': ['reessayer', msg`La connexion n’a pas abouti. Réessayez.`],
  'invalid-cert-hash': [
    'interne',
    msg`La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.`,
  ],
  'invalid-continue-uri': [
    'interne',
    msg`Cette page de retour n’est pas reconnue. Repartez de la page de connexion.`,
  ],
  'invalid-cordova-configuration': [
    'interne',
    msg`La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.`,
  ],
  'invalid-credential': [
    'saisie',
    msg`L’adresse e-mail ou le mot de passe est incorrect.`,
  ],
  'invalid-custom-token': [
    'interne',
    msg`La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.`,
  ],
  'invalid-dynamic-link-domain': [
    'interne',
    msg`Le lien n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.`,
  ],
  'invalid-email': [
    'saisie',
    msg`Cette adresse e-mail semble incorrecte. Exemple\u00A0: prenom.nom@exemple.fr`,
  ],
  'invalid-emulator-scheme': [
    'interne',
    msg`Un problème est survenu au démarrage. Rechargez la page.`,
  ],
  'invalid-hosting-link-domain': [
    'interne',
    msg`Le lien n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.`,
  ],
  'invalid-message-payload': [
    'interne',
    msg`L’e-mail n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.`,
  ],
  'invalid-multi-factor-session': [
    'reconnexion',
    msg`Cette étape a duré trop longtemps. Recommencez la connexion.`,
  ],
  'invalid-oauth-client-id': [
    'aide',
    msg`La connexion par ce service est indisponible pour le moment. Utilisez votre adresse e-mail.`,
  ],
  'invalid-oauth-provider': [
    'aide',
    msg`Cette façon de se connecter n’est pas disponible. Choisissez-en une autre.`,
  ],
  'invalid-persistence-type': [
    'interne',
    msg`Un problème est survenu au démarrage. Rechargez la page.`,
  ],
  'invalid-phone-number': [
    'saisie',
    msg`Ce numéro de téléphone semble incorrect. Exemple\u00A0: +33\u00A06\u00A012\u00A034\u00A056\u00A078`,
  ],
  'invalid-provider-id': [
    'aide',
    msg`Cette façon de se connecter n’est pas disponible. Choisissez-en une autre.`,
  ],
  'invalid-recaptcha-action': [
    'reessayer',
    msg`La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.`,
  ],
  'invalid-recaptcha-token': [
    'reessayer',
    msg`La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.`,
  ],
  'invalid-recaptcha-version': [
    'reessayer',
    msg`La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.`,
  ],
  'invalid-recipient-email': [
    'saisie',
    msg`L’e-mail n’a pas pu partir\u00A0: vérifiez l’adresse du destinataire.`,
  ],
  'invalid-req-type': [
    'reessayer',
    msg`La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.`,
  ],
  'invalid-sender': [
    'interne',
    msg`L’e-mail n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.`,
  ],
  'invalid-tenant-id': ['compte', msg`Ce compte ne peut pas être utilisé sur ce site.`],
  'invalid-user-token': [
    'reconnexion',
    msg`Votre session n’est plus valable. Reconnectez-vous pour continuer.`,
  ],
  'invalid-verification-code': [
    'saisie',
    msg`Ce code est incorrect. Vérifiez-le, ou demandez-en un nouveau.`,
  ],
  'invalid-verification-id': [
    'saisie',
    msg`Cette demande de code n’est plus valable. Demandez un nouveau code.`,
  ],
  'login-blocked': [
    'compte',
    msg`La connexion à ce compte a été refusée. Écrivez-nous si vous pensez que c’est une erreur.`,
  ],
  'maximum-second-factor-count-exceeded': [
    'compte',
    msg`Vous avez atteint le nombre maximal de méthodes de vérification. Retirez-en une pour en ajouter une autre.`,
  ],
  'missing-android-pkg-name': [
    'interne',
    msg`Le lien n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.`,
  ],
  'missing-app-credential': [
    'reessayer',
    msg`La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.`,
  ],
  'missing-client-type': [
    'reessayer',
    msg`La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.`,
  ],
  'missing-continue-uri': [
    'interne',
    msg`Cette page de retour n’est pas reconnue. Repartez de la page de connexion.`,
  ],
  'missing-iframe-start': ['reessayer', msg`La connexion n’a pas abouti. Réessayez.`],
  'missing-ios-bundle-id': [
    'interne',
    msg`Le lien n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.`,
  ],
  'missing-multi-factor-info': [
    'saisie',
    msg`Choisissez la méthode de vérification à utiliser.`,
  ],
  'missing-multi-factor-session': [
    'reconnexion',
    msg`Connectez-vous d’abord avec votre adresse e-mail et votre mot de passe.`,
  ],
  'missing-or-invalid-nonce': ['reessayer', msg`La connexion n’a pas abouti. Réessayez.`],
  'missing-password': ['saisie', msg`Saisissez votre mot de passe.`],
  'missing-phone-number': ['saisie', msg`Saisissez votre numéro de téléphone.`],
  'missing-recaptcha-token': [
    'reessayer',
    msg`La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.`,
  ],
  'missing-recaptcha-version': [
    'reessayer',
    msg`La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.`,
  ],
  'missing-verification-code': ['saisie', msg`Saisissez le code reçu.`],
  'missing-verification-id': ['saisie', msg`Demandez d’abord un code.`],
  'multi-factor-auth-required': [
    'etape',
    msg`Une vérification de plus est nécessaire\u00A0: saisissez le code de votre application d’authentification.`,
  ],
  'multi-factor-info-not-found': [
    'compte',
    msg`Cette méthode de vérification n’est plus reliée à votre compte.`,
  ],
  'network-request-failed': [
    'reessayer',
    msg`Le service ne répond pas. Vérifiez votre connexion à Internet, puis réessayez.`,
  ],
  'no-auth-event': ['reessayer', msg`La connexion n’a pas abouti. Réessayez.`],
  'no-such-provider': ['compte', msg`Ce service n’est pas relié à votre compte.`],
  'null-user': ['reconnexion', msg`Connectez-vous pour continuer.`],
  'operation-not-allowed': [
    'aide',
    msg`Cette façon de se connecter n’est pas disponible. Choisissez-en une autre.`,
  ],
  'operation-not-supported-in-this-environment': [
    'navigateur',
    msg`Votre navigateur ne permet pas cette connexion. Essayez avec un autre navigateur.`,
  ],
  'password-does-not-meet-requirements': [
    'saisie',
    msg`Ce mot de passe ne remplit pas toutes les conditions indiquées.`,
  ],
  'popup-blocked': [
    'reessayer',
    msg`Votre navigateur a bloqué la fenêtre de connexion. Autorisez les fenêtres pour ce site, puis réessayez.`,
  ],
  'popup-closed-by-user': [
    'silence',
    msg`La fenêtre de connexion a été fermée avant la fin. Vous pouvez réessayer.`,
  ],
  'provider-already-linked': ['compte', msg`Ce service est déjà relié à votre compte.`],
  'quota-exceeded': [
    'reessayer',
    msg`Le service est très demandé en ce moment. Réessayez plus tard.`,
  ],
  'recaptcha-not-enabled': [
    'reessayer',
    msg`La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.`,
  ],
  'redirect-cancelled-by-user': ['silence', msg`La connexion a été annulée.`],
  'redirect-operation-pending': [
    'reessayer',
    msg`Une connexion est déjà en cours. Patientez un instant.`,
  ],
  'rejected-credential': ['reessayer', msg`La connexion n’a pas abouti. Réessayez.`],
  'requires-recent-login': [
    'reconnexion',
    msg`Pour votre sécurité, confirmez votre identité avant ce changement.`,
  ],
  'second-factor-already-in-use': [
    'compte',
    msg`Cette méthode de vérification est déjà activée sur votre compte.`,
  ],
  'tenant-id-mismatch': ['compte', msg`Ce compte ne peut pas être utilisé sur ce site.`],
  timeout: ['reessayer', msg`Le service a mis trop de temps à répondre. Réessayez.`],
  'too-many-requests': [
    'reessayer',
    msg`Trop d’essais. Patientez quelques minutes, ou choisissez un nouveau mot de passe.`,
  ],
  'unauthorized-continue-uri': [
    'interne',
    msg`Cette page de retour n’est pas reconnue. Repartez de la page de connexion.`,
  ],
  'unauthorized-domain': [
    'aide',
    msg`La connexion n’est pas possible depuis cette adresse. Ouvrez le site par son adresse habituelle.`,
  ],
  'unsupported-first-factor': [
    'reconnexion',
    msg`Connectez-vous d’abord avec votre adresse e-mail et votre mot de passe.`,
  ],
  'unsupported-password-policy-schema-version': [
    'interne',
    msg`Cette page n’est plus à jour. Rechargez-la.`,
  ],
  'unsupported-persistence-type': [
    'navigateur',
    msg`Votre navigateur ne permet pas de garder la session ouverte sur cet appareil.`,
  ],
  'unsupported-tenant-operation': [
    'compte',
    msg`Ce compte ne peut pas être utilisé sur ce site.`,
  ],
  'unverified-email': [
    'compte',
    msg`Confirmez d’abord votre adresse e-mail\u00A0: ouvrez le lien que nous vous avons envoyé.`,
  ],
  'user-cancelled': [
    'silence',
    msg`L’autorisation demandée n’a pas été accordée\u00A0: la connexion est annulée.`,
  ],
  'user-disabled': [
    'compte',
    msg`Ce compte a été désactivé. Écrivez-nous pour en savoir plus.`,
  ],
  'user-mismatch': [
    'compte',
    msg`Ce n’est pas le même compte que celui qui est ouvert. Reprenez avec le même compte.`,
  ],
  'user-not-found': ['saisie', msg`L’adresse e-mail ou le mot de passe est incorrect.`],
  'user-signed-out': [
    'reconnexion',
    msg`Votre session est fermée. Reconnectez-vous pour continuer.`,
  ],
  'user-token-expired': [
    'reconnexion',
    msg`Votre session a expiré. Reconnectez-vous pour continuer.`,
  ],
  'weak-password': ['saisie', weakPasswordWords],
  'web-storage-unsupported': [
    'navigateur',
    msg`Votre navigateur bloque la connexion. Autorisez les cookies pour ce site, ou quittez la navigation privée.`,
  ],
  'wrong-password': ['saisie', msg`L’adresse e-mail ou le mot de passe est incorrect.`],
  'missing-code': ['saisie', msg`Saisissez le code reçu.`],
  'missing-email': ['saisie', msg`Saisissez votre adresse e-mail.`],
  'invalid-login-credentials': [
    'saisie',
    msg`L’adresse e-mail ou le mot de passe est incorrect.`,
  ],
  'configuration-not-found': [
    'interne',
    msg`La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.`,
  ],
  'project-not-found': [
    'interne',
    msg`La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.`,
  ],
  'api-key-not-valid.-please-pass-a-valid-api-key.': [
    'interne',
    msg`La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.`,
  ],
  'firebase-app-check-token-is-invalid.': [
    'interne',
    msg`La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.`,
  ],
} as const satisfies Readonly<Record<string, AuthMessageRow>>;
