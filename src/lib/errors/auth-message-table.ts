/**
 * What a sign-in error asks of the page: `saisie` stands beside the field; `compte`: nothing to retype; `reconnexion`:
 * a button to sign in that keeps the page; `lien`: a button to ask for a new link; `etape`: not an error, the next
 * screen; `silence`: a polite status, no alert; `reessayer`; `navigateur`; `aide`: a link to /contact;
 * `interne`: the code is logged as well.
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

export type AuthMessageRow = readonly [kind: AuthMessageKind, message: string];

/**
 * The sentence for every code of Firebase Auth 1.13.5, without its `auth/` (facts/security.md §4.4, from which this
 * table was made by a script), then for the codes that the server alone knows. `{min}` is the shortest password allowed.
 */
export const authMessageTable = {
  'account-exists-with-different-credential': [
    'compte',
    'Un compte existe déjà avec cette adresse e-mail, créé d’une autre façon. Connectez-vous comme la première fois\u202F; vous pourrez ensuite relier ce service.',
  ],
  'admin-restricted-operation': [
    'aide',
    'Cette opération n’est pas ouverte pour le moment. Écrivez-nous si vous en avez besoin.',
  ],
  'already-initialized': [
    'interne',
    'Un problème est survenu au démarrage. Rechargez la page.',
  ],
  'app-deleted': ['interne', 'Cette page n’est plus à jour. Rechargez-la.'],
  'app-not-authorized': [
    'aide',
    'La connexion n’est pas possible depuis cette adresse. Ouvrez le site par son adresse habituelle.',
  ],
  'app-not-installed': [
    'interne',
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  ],
  'argument-error': [
    'interne',
    'Un problème est survenu. Rechargez la page et réessayez.',
  ],
  'auth-domain-config-required': [
    'aide',
    'La connexion par ce service est indisponible pour le moment. Utilisez votre adresse e-mail.',
  ],
  'cancelled-popup-request': [
    'silence',
    'Une autre fenêtre de connexion est ouverte. Continuez dans la plus récente.',
  ],
  'captcha-check-failed': [
    'reessayer',
    'La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.',
  ],
  'code-expired': ['saisie', 'Ce code a expiré. Demandez-en un nouveau.'],
  'cordova-not-ready': [
    'interne',
    'L’application n’a pas fini de démarrer. Réessayez dans un instant.',
  ],
  'cors-unsupported': [
    'navigateur',
    'Votre navigateur est trop ancien pour cette connexion. Mettez-le à jour, ou utilisez-en un autre.',
  ],
  'credential-already-in-use': [
    'compte',
    'Cet identifiant est déjà relié à un autre compte. Connectez-vous à ce compte.',
  ],
  'custom-token-mismatch': [
    'interne',
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  ],
  'dependent-sdk-initialized-before-auth': [
    'interne',
    'Un problème est survenu au démarrage. Rechargez la page.',
  ],
  'dynamic-link-not-activated': [
    'interne',
    'Le lien n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.',
  ],
  'email-already-in-use': [
    'saisie',
    'Un compte utilise déjà cette adresse e-mail. Connectez-vous, ou choisissez un nouveau mot de passe.',
  ],
  'email-change-needs-verification': [
    'compte',
    'Votre nouvelle adresse doit d’abord être confirmée. Demandez un lien de confirmation, puis ouvrez-le.',
  ],
  'emulator-config-failed': [
    'interne',
    'Un problème est survenu au démarrage. Rechargez la page.',
  ],
  'expired-action-code': ['lien', 'Ce lien a expiré. Demandez-en un nouveau.'],
  'internal-error': [
    'reessayer',
    'Un problème est survenu de notre côté. Réessayez dans un instant.',
  ],
  'invalid-action-code': [
    'lien',
    'Ce lien n’est plus valable\u00A0: il a déjà servi, ou un lien plus récent l’a remplacé. Demandez-en un nouveau.',
  ],
  'invalid-api-key': [
    'interne',
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  ],
  'invalid-app-credential': [
    'reessayer',
    'La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.',
  ],
  'invalid-app-id': [
    'interne',
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  ],
  'invalid-auth-event': ['reessayer', 'La connexion n’a pas abouti. Réessayez.'],
  'invalid-cert-hash': [
    'interne',
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  ],
  'invalid-continue-uri': [
    'interne',
    'Cette page de retour n’est pas reconnue. Repartez de la page de connexion.',
  ],
  'invalid-cordova-configuration': [
    'interne',
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  ],
  'invalid-credential': ['saisie', 'L’adresse e-mail ou le mot de passe est incorrect.'],
  'invalid-custom-token': [
    'interne',
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  ],
  'invalid-dynamic-link-domain': [
    'interne',
    'Le lien n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.',
  ],
  'invalid-email': [
    'saisie',
    'Cette adresse e-mail semble incorrecte. Exemple\u00A0: prenom.nom@exemple.fr',
  ],
  'invalid-emulator-scheme': [
    'interne',
    'Un problème est survenu au démarrage. Rechargez la page.',
  ],
  'invalid-hosting-link-domain': [
    'interne',
    'Le lien n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.',
  ],
  'invalid-message-payload': [
    'interne',
    'L’e-mail n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.',
  ],
  'invalid-multi-factor-session': [
    'reconnexion',
    'Cette étape a duré trop longtemps. Recommencez la connexion.',
  ],
  'invalid-oauth-client-id': [
    'aide',
    'La connexion par ce service est indisponible pour le moment. Utilisez votre adresse e-mail.',
  ],
  'invalid-oauth-provider': [
    'aide',
    'Cette façon de se connecter n’est pas disponible. Choisissez-en une autre.',
  ],
  'invalid-persistence-type': [
    'interne',
    'Un problème est survenu au démarrage. Rechargez la page.',
  ],
  'invalid-phone-number': [
    'saisie',
    'Ce numéro de téléphone semble incorrect. Exemple\u00A0: +33\u00A06\u00A012\u00A034\u00A056\u00A078',
  ],
  'invalid-provider-id': [
    'aide',
    'Cette façon de se connecter n’est pas disponible. Choisissez-en une autre.',
  ],
  'invalid-recaptcha-action': [
    'reessayer',
    'La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.',
  ],
  'invalid-recaptcha-token': [
    'reessayer',
    'La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.',
  ],
  'invalid-recaptcha-version': [
    'reessayer',
    'La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.',
  ],
  'invalid-recipient-email': [
    'saisie',
    'L’e-mail n’a pas pu partir\u00A0: vérifiez l’adresse du destinataire.',
  ],
  'invalid-req-type': [
    'reessayer',
    'La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.',
  ],
  'invalid-sender': [
    'interne',
    'L’e-mail n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.',
  ],
  'invalid-tenant-id': ['compte', 'Ce compte ne peut pas être utilisé sur ce site.'],
  'invalid-user-token': [
    'reconnexion',
    'Votre session n’est plus valable. Reconnectez-vous pour continuer.',
  ],
  'invalid-verification-code': [
    'saisie',
    'Ce code est incorrect. Vérifiez-le, ou demandez-en un nouveau.',
  ],
  'invalid-verification-id': [
    'saisie',
    'Cette demande de code n’est plus valable. Demandez un nouveau code.',
  ],
  'login-blocked': [
    'compte',
    'La connexion à ce compte a été refusée. Écrivez-nous si vous pensez que c’est une erreur.',
  ],
  'maximum-second-factor-count-exceeded': [
    'compte',
    'Vous avez atteint le nombre maximal de méthodes de vérification. Retirez-en une pour en ajouter une autre.',
  ],
  'missing-android-pkg-name': [
    'interne',
    'Le lien n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.',
  ],
  'missing-app-credential': [
    'reessayer',
    'La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.',
  ],
  'missing-client-type': [
    'reessayer',
    'La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.',
  ],
  'missing-continue-uri': [
    'interne',
    'Cette page de retour n’est pas reconnue. Repartez de la page de connexion.',
  ],
  'missing-iframe-start': ['reessayer', 'La connexion n’a pas abouti. Réessayez.'],
  'missing-ios-bundle-id': [
    'interne',
    'Le lien n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous.',
  ],
  'missing-multi-factor-info': [
    'saisie',
    'Choisissez la méthode de vérification à utiliser.',
  ],
  'missing-multi-factor-session': [
    'reconnexion',
    'Connectez-vous d’abord avec votre adresse e-mail et votre mot de passe.',
  ],
  'missing-or-invalid-nonce': ['reessayer', 'La connexion n’a pas abouti. Réessayez.'],
  'missing-password': ['saisie', 'Saisissez votre mot de passe.'],
  'missing-phone-number': ['saisie', 'Saisissez votre numéro de téléphone.'],
  'missing-recaptcha-token': [
    'reessayer',
    'La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.',
  ],
  'missing-recaptcha-version': [
    'reessayer',
    'La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.',
  ],
  'missing-verification-code': ['saisie', 'Saisissez le code reçu.'],
  'missing-verification-id': ['saisie', 'Demandez d’abord un code.'],
  'multi-factor-auth-required': [
    'etape',
    'Une vérification de plus est nécessaire\u00A0: saisissez le code de votre application d’authentification.',
  ],
  'multi-factor-info-not-found': [
    'compte',
    'Cette méthode de vérification n’est plus reliée à votre compte.',
  ],
  'network-request-failed': [
    'reessayer',
    'Le service ne répond pas. Vérifiez votre connexion à Internet, puis réessayez.',
  ],
  'no-auth-event': ['reessayer', 'La connexion n’a pas abouti. Réessayez.'],
  'no-such-provider': ['compte', 'Ce service n’est pas relié à votre compte.'],
  'null-user': ['reconnexion', 'Connectez-vous pour continuer.'],
  'operation-not-allowed': [
    'aide',
    'Cette façon de se connecter n’est pas disponible. Choisissez-en une autre.',
  ],
  'operation-not-supported-in-this-environment': [
    'navigateur',
    'Votre navigateur ne permet pas cette connexion. Essayez avec un autre navigateur.',
  ],
  'password-does-not-meet-requirements': [
    'saisie',
    'Ce mot de passe ne remplit pas toutes les conditions indiquées.',
  ],
  'popup-blocked': [
    'reessayer',
    'Votre navigateur a bloqué la fenêtre de connexion. Autorisez les fenêtres pour ce site, puis réessayez.',
  ],
  'popup-closed-by-user': [
    'silence',
    'La fenêtre de connexion a été fermée avant la fin. Vous pouvez réessayer.',
  ],
  'provider-already-linked': ['compte', 'Ce service est déjà relié à votre compte.'],
  'quota-exceeded': [
    'reessayer',
    'Le service est très demandé en ce moment. Réessayez plus tard.',
  ],
  'recaptcha-not-enabled': [
    'reessayer',
    'La vérification anti-robot n’a pas abouti. Rechargez la page et réessayez.',
  ],
  'redirect-cancelled-by-user': ['silence', 'La connexion a été annulée.'],
  'redirect-operation-pending': [
    'reessayer',
    'Une connexion est déjà en cours. Patientez un instant.',
  ],
  'rejected-credential': ['reessayer', 'La connexion n’a pas abouti. Réessayez.'],
  'requires-recent-login': [
    'reconnexion',
    'Pour votre sécurité, confirmez votre identité avant ce changement.',
  ],
  'second-factor-already-in-use': [
    'compte',
    'Cette méthode de vérification est déjà activée sur votre compte.',
  ],
  'tenant-id-mismatch': ['compte', 'Ce compte ne peut pas être utilisé sur ce site.'],
  timeout: ['reessayer', 'Le service a mis trop de temps à répondre. Réessayez.'],
  'too-many-requests': [
    'reessayer',
    'Trop d’essais. Patientez quelques minutes, ou choisissez un nouveau mot de passe.',
  ],
  'unauthorized-continue-uri': [
    'interne',
    'Cette page de retour n’est pas reconnue. Repartez de la page de connexion.',
  ],
  'unauthorized-domain': [
    'aide',
    'La connexion n’est pas possible depuis cette adresse. Ouvrez le site par son adresse habituelle.',
  ],
  'unsupported-first-factor': [
    'reconnexion',
    'Connectez-vous d’abord avec votre adresse e-mail et votre mot de passe.',
  ],
  'unsupported-password-policy-schema-version': [
    'interne',
    'Cette page n’est plus à jour. Rechargez-la.',
  ],
  'unsupported-persistence-type': [
    'navigateur',
    'Votre navigateur ne permet pas de garder la session ouverte sur cet appareil.',
  ],
  'unsupported-tenant-operation': [
    'compte',
    'Ce compte ne peut pas être utilisé sur ce site.',
  ],
  'unverified-email': [
    'compte',
    'Confirmez d’abord votre adresse e-mail\u00A0: ouvrez le lien que nous vous avons envoyé.',
  ],
  'user-cancelled': [
    'silence',
    'L’autorisation demandée n’a pas été accordée\u00A0: la connexion est annulée.',
  ],
  'user-disabled': [
    'compte',
    'Ce compte a été désactivé. Écrivez-nous pour en savoir plus.',
  ],
  'user-mismatch': [
    'compte',
    'Ce n’est pas le même compte que celui qui est ouvert. Reprenez avec le même compte.',
  ],
  'user-not-found': ['saisie', 'L’adresse e-mail ou le mot de passe est incorrect.'],
  'user-signed-out': [
    'reconnexion',
    'Votre session est fermée. Reconnectez-vous pour continuer.',
  ],
  'user-token-expired': [
    'reconnexion',
    'Votre session a expiré. Reconnectez-vous pour continuer.',
  ],
  'weak-password': [
    'saisie',
    'Ce mot de passe est trop court\u00A0: {min} caractères au minimum.',
  ],
  'web-storage-unsupported': [
    'navigateur',
    'Votre navigateur bloque la connexion. Autorisez les cookies pour ce site, ou quittez la navigation privée.',
  ],
  'wrong-password': ['saisie', 'L’adresse e-mail ou le mot de passe est incorrect.'],
  'missing-code': ['saisie', 'Saisissez le code reçu.'],
  'missing-email': ['saisie', 'Saisissez votre adresse e-mail.'],
  'invalid-login-credentials': [
    'saisie',
    'L’adresse e-mail ou le mot de passe est incorrect.',
  ],
  'configuration-not-found': [
    'interne',
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  ],
  'project-not-found': [
    'interne',
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  ],
  'api-key-not-valid.-please-pass-a-valid-api-key.': [
    'interne',
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  ],
  'firebase-app-check-token-is-invalid.': [
    'interne',
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  ],
} as const satisfies Readonly<Record<string, AuthMessageRow>>;
