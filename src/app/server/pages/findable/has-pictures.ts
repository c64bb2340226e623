/**
 * Whether a page shows pictures, or loads some later: whether anything in its data is called `picture`, `pictures` or
 * `picturesLater`. Pages without any do not load how they are shown.
 */
export const hasPictures = (props: object): boolean => /"picture(?:s|sLater)?":/.test(JSON.stringify(props));
