/**
 * The global under which the shell offers Module Federation's runtime to the containers of remotes,
 * so that none of them carries a copy. Its version is part of the name: a container that was built
 * with another one asks for another global.
 */
export const runtimeGlobal = '_AFTERGLOW_FEDERATION_2';
