/**
 * The global under which the shell offers what containers of remotes ask of their runtime, so that
 * none of them carries one. Module Federation's major version is part of the name: a container that
 * another one built asks for another global.
 */
export const runtimeGlobal = '_AFTERGLOW_FEDERATION_2';
