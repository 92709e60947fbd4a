import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Lets the main photo of a member who agreed stand on advertising pages',
  words: {
    member: 'the member’s id, as face waiting prints it',
    photo: 'the main photo that was looked at, printed behind the name',
  },
  changes: true,
  run: async ({ ctx, trx, given: { member = '', photo = '' }, who, print }) => {
    const profile = await trx
      .selectFrom('profiles')
      .innerJoin('photos', 'photos.id', 'profiles.main_photo_id')
      .select('photos.id as photo_id')
      .where('profiles.id', '=', member)
      .where('profiles.active', '=', true)
      .where('profiles.fictional', '=', false)
      .where('photos.private', '=', false)
      .where('profiles.face_consent', '=', true)
      // Whoever takes the word back at this moment waits for this, and has it undone.
      .forUpdate('profiles')
      .executeTakeFirst();
    if (!profile)
      throw new Mistake(`"${member}" is no active member with a main photo who agreed.`);
    if (profile.photo_id !== photo) {
      throw new Mistake(`Photo "${photo}" is not the main one of "${member}" now; look again.`);
    }
    const approved = { ...profile, approved_by: who, approved_at: ctx.clock.now() };
    await trx
      .insertInto('approved_faces')
      .values({ profile_id: member, ...approved })
      .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(approved))
      .execute();
    print(`${member} may stand on advertising pages, with photo ${photo}.`);
  },
};
export default command;
