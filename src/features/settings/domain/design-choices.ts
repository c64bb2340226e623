/** What a page design chooses from (DES-005..009). */
export const buttonStyles = ['rounded', 'square', 'pill'] as const;
/** `bordered` and `outlined` are two names of one look (AMB-009); both are stored as they come. */
export const cardStyles = ['elevated', 'flat', 'outlined', 'bordered'] as const;
export const fontFamilies = ['System', 'Inter', 'Roboto', 'Poppins', 'Montserrat', 'Open Sans'] as const;
