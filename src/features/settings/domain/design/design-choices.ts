/** The options of a page design. */
export const buttonStyles = ['rounded', 'square', 'pill'] as const;
/** `bordered` and `outlined` are two names of the same look; both are stored as sent. */
export const cardStyles = ['elevated', 'flat', 'outlined', 'bordered'] as const;
export const fontFamilies = ['System', 'Inter', 'Roboto', 'Poppins', 'Montserrat', 'Open Sans'] as const;
