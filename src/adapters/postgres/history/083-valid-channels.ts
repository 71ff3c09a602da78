import { Migration } from './migration.ts';

/** Every message has been of a known channel since pushes came: this says so of the rows of before, too. */
export class ValidChannels extends Migration {
  override name = '083-valid-channels';

  override up(): void {
    this.addSql('alter table messages validate constraint messages_channel_check');
  }
}
