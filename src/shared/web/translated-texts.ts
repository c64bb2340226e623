/**
 * Keeps a page true while the browser translates it. A translation puts a copy (`<font>`) in the place of each text; the
 * node that React knows is no longer in the document, so React would change texts that nobody sees, and fail when it
 * removes or moves them. Here a text that React changes takes its place again, and the translation copies it anew.
 */
export const followTranslation = (): void => {
  const copies: Copies = new WeakMap();
  let isTranslated = false;
  const observer = new MutationObserver((changes) => {
    for (const { type, target, removedNodes, addedNodes } of changes) {
      if (type === 'characterData') putBack(copies, target);
      const [copy] = addedNodes;
      if (!(copy instanceof Element) || copy.localName !== 'font') continue;
      for (const text of removedNodes)
        if (text instanceof Text) {
          if (!isTranslated) actOnCopies(copies);
          isTranslated = true;
          copies.set(text, copy);
          observer.observe(text, { characterData: true });
        }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
};

/** What is shown in the place of a text. */
type Copies = WeakMap<Node, Element>;

const putBack = (copies: Copies, text: Node): void => {
  const copy = copies.get(text);
  copies.delete(text);
  if (copy?.isConnected && !text.isConnected) copy.replaceWith(text);
};

/** Lets a text be removed, moved or used as a place by its node, although a copy of it is in the document. */
const actOnCopies = (copies: Copies): void => {
  // oxlint-disable-next-line typescript/unbound-method -- they are called with their node
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const shownIn = (parent: Node, child: Node): Node => {
    const copy = copies.get(child);
    return copy && child.parentNode !== parent && copy.parentNode === parent ? copy : child;
  };
  /** A text that moves leaves no copy behind. */
  const takeCopy = (child: Node): void => {
    copies.get(child)?.remove();
    copies.delete(child);
  };
  Node.prototype.removeChild = function remove<Child extends Node>(child: Child): Child {
    removeChild.call(this, shownIn(this, child));
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(child: Child, place: Node | null): Child {
    takeCopy(child);
    insertBefore.call(this, child, place && shownIn(this, place));
    return child;
  };
  Node.prototype.appendChild = function append<Child extends Node>(child: Child): Child {
    takeCopy(child);
    appendChild.call(this, child);
    return child;
  };
};
