import { evenings } from './evenings.ts';

/** Readers who have parted, message by message. */
export default evenings(`
  back-together-will | 헤어진 남자친구랑 다시 만날 수 있을까요?
  was-dumped | 두 달 전에 헤어졌어요 제가 차였구요
  will-ex-contact | 먼저 연락 올 가능성 있어요?
  > when-ex-contacts | 언제쯤 올까요
  ex-feelings-left | 그 사람 지금 저한테 아무 감정 없나요
  contact-ex-first | 기다리는 게 맞을까요 아니면 제가 먼저 해볼까요
  > contact-ex-words | 만약에 보내면 뭐라고 보내야 돼요?
  > will-do-so | 네 일단 조금만 더 참아볼게요 감사합니다

  back-together-will | 전여친이랑 재회 가능할까요
  was-dumped | 3년 만났고 한달전에 이별 통보 받았습니다
  parted-over-my-ways | 지쳤다고 하더라구요. 제가 일이 바빠서 신경을 못 썼습니다
  > contact-backfires | 지금 연락하면 더 싫어할까요?
  > contact-ex-when | 그럼 언제가 좋습니까
  > ex-feelings-left | 마음이 완전히 떠난 걸까요
  > ex-has-someone-maybe | 새로운 사람 생겼을까봐 잠이 안 옵니다

  will-ex-contact | 전남친 연락 올까요ㅠㅠ
  since-we-parted | 헤어진지 2주 됐어요
  ex-watches-stories | 근데 제 스토리는 매일 봐요 제일 먼저
  > ex-feelings-left | 미련 있는 거 아니에요?
  > ex-watches-stories | 그냥 습관일 수도 있나..
  > i-keep-looking-at-ex | 저도 걔 스토리 봐도 돼요?
  > i-keep-looking-at-ex | 안 보는 게 나을까요
  itching-to-contact-ex | 오늘 새벽에 또 보면 진짜 디엠 보낼 것 같아요

  blocked-by-ex | 헤어진 여자친구가 저를 차단했어요
  > blocked-by-ex | 카톡 인스타 전화 다요
  > is-it-over | 이러면 끝난 거죠?
  begged-after-parting | 제가 헤어지고 나서 술 먹고 전화를 스무통 넘게 했거든요
  blocked-by-ex | 차단 풀 날이 올까요
  > someone-comes-when | 언제요?
  > word-through-others | 친구 통해서 사과만 전하는 건 별론가요
  ex-thinks-of-me | 걔는 저 생각 하긴 할까요

  back-together-will | 재회운 있는지 궁금해요
  parted-over-marriage | 5년 만나고 올해 초에 헤어졌어요. 결혼 얘기만 나오면 피해서 제가 그만하자고 했어요
  ex-regrets | 후회하고 있을까요 그 사람
  > lingering-or-love | 저는 솔직히 반반이에요
  parted-over-marriage | 다시 만나도 결혼은 안 하려고 하겠죠?
  > worth-the-try | 그럼 만나는 의미가 있나요
  love-this-year | 올해 안에 다른 사람 만날 수 있을까요
  > will-do-so | 일단 정리하는 쪽으로 생각해볼게요

  back-together-will | 솔직하게 말해주세요 돌아올까요 안 올까요
  left-me-for-another | 환승당했습니다
  ex-has-new | 헤어지고 일주일 만에 다른 남자랑 찍은 사진 올렸더라구요
  ex-new-couple-lasts | 그 남자랑 오래 갈까요?
  forgot-me-so-fast | 저는 4년을 만났는데 일주일이면 끝나는 건가요
  drinks-to-forget | 배신감 때문에 일이 손에 안 잡혀요
  ashamed-of-longing | 그래도 돌아오면 받아줄 것 같아서 제가 한심합니다
  how-to-forget | 어떻게 잊어야 됩니까

  will-they-text | 걔가 먼저 연락할까?
  parted-over-army | 군대 간 남친이었는데 내가 휴가 때 싸우고 헤어지자 했어
  > i-dumped-and-regret | 근데 지금 너무 후회돼
  > tells-more | 다음달에 또 휴가 나온대 친구한테 들었어
  > will-ex-contact | 그때 연락 올까
  > contact-ex-first | 안 오면 내가 해도 돼?
  > contact-ex-words | 뭐라고 하지 미안하다고?
  > nervous-before-it | 떨린다 진짜

  i-dumped-and-regret | 제가 찼는데 제가 후회 중이에요
  since-we-parted | 6개월 지났습니다
  > is-it-too-late | 너무 늦었을까요?
  > ex-feelings-left | 그 친구 마음은 어떤가요
  parted-for-means | 그때는 제가 취준이 너무 힘들어서 누굴 만날 여유가 없었어요. 이제 취업했고요
  i-dumped-and-regret | 이기적인 거 아는데 다시 잡고 싶어요
  > would-ex-answer | 연락하면 답장은 올까요
  > contact-ex-when | 언제 하는 게 좋아요?

  ghosted-at-the-end | 잠수이별 당했어요
  texted-ex-no-answer | 마지막 카톡이 열흘 전이고 1은 없어졌는데 답이 없어요
  > have-we-parted | 이거 헤어진 거 맞죠?
  ghosted-at-the-end | 왜 말도 없이 그런 거예요 도대체
  will-ex-contact | 다시 연락 올까요
  > ghosted-at-the-end | 그냥 끝내자고 제가 보낼까요
  > fine-till-the-day-before | 아니 근데 전날까지 사랑한다고 했단 말이에요
  ex-feelings-left | 그 사람 지금 무슨 마음인지 모르겠어요

  wants-time-apart | 시간 갖자고 했는데 이거 헤어지자는 뜻인가요
  > tells-more | 일주일 됐어요
  > how-long-to-wait | 얼마나 기다려야 돼요?
  > contact-during-time-apart | 먼저 연락하면 안되나요
  > i-will-not-part | 저는 헤어질 생각이 진짜 없거든요
  > wants-time-apart | 걔는 정리하고 있는 걸까요
  > contact-during-time-apart | 이번 주 토요일이 300일인데 선물은 이미 사놨어요 어떡해요

  back-together-will | 헤어진 여자친구가 돌아올까요
  > tells-more | 저도 여자예요
  parted-for-parents | 2년 반 만났는데 부모님한테 들킬까봐 무섭다고 끝내자고 했어요
  > parted-though-loving | 마음이 식어서는 아니라고 했는데 믿어도 될까요?
  wait-for-ex | 저 기다려도 되나요
  > how-long-to-wait | 얼마나요
  wish-ex-birthday | 생일이 다음 주인데 축하한다고 보내도 괜찮을까요

  back-together-will | 재회 가능성 몇 프로 정도로 보시나요
  since-we-parted | 만난 건 2년이고 헤어진 지 석달입니다
  lost-their-trust | 제가 거짓말한 게 들켜서 헤어졌습니다. 여자 문제는 아니고 빚이 있는 걸 숨겼어요
  > lost-their-trust | 신뢰가 깨졌다고 하더라고요
  > lost-their-trust | 다시 믿어줄 수 있을까요
  > tells-good-sign | 지금은 거의 다 갚았습니다
  > may-i-do-so | 그 얘기를 해도 될까요?
  > contact-ex-when | 언제쯤 만나자고 하면 됩니까

  ex-feelings-left | 안녕하세요 전남친이 저를 아직 좋아하나요?
  still-meeting-ex | 헤어졌는데 아직 만나고 있어요
  > still-meeting-ex | 일주일에 한 번은 봐요 밥 먹고 영화 보고 손도 잡고
  > still-meeting-ex | 근데 다시 사귀자는 말은 안 해요
  > is-it-only-me | 저만 진심인 건가요
  > how-would-they-take-it | 물어보면 도망갈까요?
  > still-meeting-ex | 계속 이렇게 지내면 다시 사귀게 될까요
  how-long-wait-for-ex | 언제까지 기다려요 저는

  dreamt-of-ex | 전여친 꿈을 계속 꿔요
  > dreamt-of-ex | 세 번째에요 이번 주만
  ex-thinks-of-me | 걔도 저를 생각하고 있는 건가요?
  > dreamt-of-ex | 꿈에서는 웃으면서 저한테 오더라고요
  > contact-ex-first | 연락 해보라는 뜻인가
  since-we-parted | 헤어진지는 1년 넘었습니다
  > ex-has-new | 남자친구 있는 것 같긴 해요
  > will-do-so | 그럼 접어야겠네요

  ex-feelings-left | 그 사람 지금 저를 어떻게 생각하나요
  since-we-parted | 한 달 전에 헤어졌어요
  > feels-hurt | 나이도 있는데 이렇게 끝나니까 허무하네요
  > should-have-held | 붙잡아야 했을까요
  > should-have-held | 자존심 때문에 알겠다고만 하고 나왔어요
  > ex-waits-for-me | 그쪽도 기다리고 있을 수 있나요?
  contact-ex-first | 먼저 연락하는 게 손해일까 싶어서요
  > will-do-so | 그럼 이번 주말에 한번 해볼게요

  ex-hints-on-profile | 전여친이 프사 바꿨어요
  > ex-hints-on-profile | 우리 같이 갔던 바다 사진으로요
  ex-hints-on-profile | 이거 저 보라고 한 거 맞죠?
  > ex-hints-on-profile | 아님 걍 예뻐서?
  since-we-parted | 헤어진 지 40일 됐어요
  > show-off-to-ex | 저도 프사로 티내볼까요 ㅋㅋ
  > contact-ex-first | 그럼 그냥 톡을 할까요 말까요

  parted-for-distance | 장거리 때문에 헤어졌는데 다시 이어질 수 있을까요?
  > tells-more | 저는 서울이고 그 사람은 창원이에요
  > tells-good-sign | 내년에 서울로 올라온다는 말이 있어요
  will-ex-contact | 그때 연락 올까요
  > would-they-wait | 그때까지 저를 기억할지 모르겠어요
  > may-i-do-so | 중간에 가끔 안부는 괜찮아요?
  > what-if-ex-finds-another | 다른 여자 생기면 어쩌죠
  > feels-hurt | 생각만 해도 속상하네요

  life-after-divorce | 이혼한 지 8개월 됐습니다
  remarry-ex-spouse | 전처와 다시 합칠 가능성이 있습니까
  > tells-more | 아이 때문에 한 달에 두 번은 얼굴을 봅니다
  > tells-good-sign | 요즘은 예전보다 말투가 부드러워졌어요
  > ex-spouse-over-child | 마음이 있는 건지 애 때문인지 모르겠습니다
  > may-i-do-so | 제가 먼저 얘기를 꺼내도 될까요
  > will-do-so | 조심스럽게 해보겠습니다

  on-off-couple | 재회 했다가 또 헤어졌어요
  > on-off-couple | 두번째에요
  > on-off-couple | 세 번은 없겠죠?
  parted-over-quarrels | 똑같은 이유로 또 싸웠어요 연락 문제로요 저는 자주 해야되고 걔는 하루 한 번이면 된대요
  miss-ex-tonight | 근데 보고 싶어요
  > answer-ex | 또 연락 오면 받아줘요 말아요
  > tells-more | 올 거 같긴 해요 솔직히

  ex-feelings-left | 헤어진 애인 마음이 궁금합니다
  > tells-more | 남자끼리 만났고 1년 반 사귀었습니다
  they-said-cooled | 저한테 질렸다고 했어요
  > they-said-cooled | 진짜 질린 건가요 아니면 홧김인가요
  > ex-has-someone-maybe | 앱에 다시 가입한 걸 봤습니다
  ex-has-someone-maybe | 벌써 다른 사람 찾는 거겠죠
  > will-ex-contact | 그래도 연락 올 수 있나요?
  new-love-to-forget | 저도 그냥 새 사람 만나는 게 답일까요

  ex-has-someone-maybe | 전남친한테 새 여자친구 생긴 것 같아요
  > ex-has-someone-maybe | 인스타에 커피 두 잔 사진 올라왔어요
  > ex-has-someone-maybe | 확실할까요?
  > forgot-me-so-fast | 헤어진 지 한 달 반밖에 안 됐는데
  > overlap-with-me | 저랑 만날 때부터 있던 여자일까요
  > ex-new-couple-lasts | 그 여자랑 잘될까요
  how-long-it-hurts | 저는 언제 괜찮아져요
  block-ex | 팔로우 끊어야겠죠
  > will-do-so | 네.. 지금 끊을게요

  told-lets-part | 이별 통보 받은지 3일 됐습니다
  not-sure-of-me-said | 이유가 결혼 확신이 없어서랍니다
  > back-together-how | 돌릴 방법 있습니까?
  go-to-their-door | 집 앞으로 찾아가는 건 어떻습니까
  > letter-to-ex | 편지는요
  > leaver-turns-round | 그 사람 성격상 한 번 정하면 안 바꾸나요
  > back-together-how | 그럼 전 뭘 해야 합니까
  > let-down-by-it | 한 달이라.. 길네요

  sees-ex-each-week | 과CC였는데 헤어졌어요ㅠ
  back-together-will | 다시 만날 수 있을까요
  > sees-ex-each-week | 수업을 세 개나 같이 들어서 매주 봐요
  > ex-avoids-me | 볼 때마다 눈 피하더라고요 그거 왜그래요?
  > greet-ex | 저는 인사라도 하고 싶은데
  > ex-has-someone-maybe | 동기들은 걔가 다른 애랑 썸탄다고 하고..
  > ex-has-someone-maybe | 진짜일까요?
  > greet-ex | 먼저 인사해볼까요 담주에

  wish-ex-birthday | 헤어진 여자친구 생일이 모레인데요
  > wish-ex-birthday | 축하 문자 보내도 될까요?
  > wish-ex-birthday | 안 보내면 서운해할까요
  no-contact-days | 넉 달 동안 연락 한 번도 안했어요
  > contact-ex-words | 뭐라고 써야 부담이 없나요
  > wish-ex-birthday | 선물은 오바죠?
  > texted-ex-no-answer | 답 안 오면 어떡하죠
  > will-do-so | 그냥 한 줄만 보내겠습니다

  i-dumped-and-regret | 제가 헤어지자고 했어요 근데 후회돼요
  ex-hurts-too | 그 사람도 힘들어하고 있을까요
  i-dumped-and-regret | 너무 착한 사람이었는데 제가 설레지 않는다고 놔버렸어요
  > i-dumped-and-regret | 지금 와서 잡으면 나쁜 거죠
  > would-they-take-me-back | 받아줄까요?
  > ex-has-someone-maybe | 혹시 벌써 다른 사람 만나나요
  lingering-or-love | 저 진심인지 외로운 건지도 헷갈려요
  > takes-it-in | 며칠 더 생각해볼게요

  contact-ex-words | 전여친한테 뭐라고 톡 보내야 답장 올까요
  since-we-parted | 헤어진지 3주요
  > contact-ex-words | 잘 지내? 는 너무 뻔하죠
  things-as-excuse | 걔 물건이 우리집에 있긴 해요 고데기랑 책
  > things-as-excuse | 그거 핑계로 연락해도 돼요?
  > things-as-excuse | 택배로 보낼까요 만나서 줄까요
  > meeting-with-ex | 만나면 다시 잘될 가능성 있어요?

  back-together-will | 그 사람이 돌아올까요
  > parted-after-long-years | 7년을 만났습니다
  alone-from-now-on | 이제 와서 혼자가 된다는 게 무섭네요
  no-contact-days | 연락이 끊긴 지 두 달입니다
  ex-hurts-too | 그쪽은 힘들지도 않은가봐요
  > forgot-me-so-fast | 왜 저만 이렇게 힘든 거죠?
  someone-comes | 다른 인연이 들어오긴 하나요
  > someone-comes-when | 언제요

  ex-wants-friends | 헤어지고 친구로 지내자는데 이거 희망 있는 거예요?
  > ex-wants-friends | 저는 친구 못 하겠는데
  > ex-wants-friends | 근데 안 하면 아예 못 보잖아요
  > ex-feelings-left | 걔는 저한테 남자로서 마음이 아예 없나
  > ex-calls-when-lonely | 요즘 새벽에 전화도 와요 심심하다고
  > what-are-they-thinking | 헷갈리게 왜 그러는 거예요
  > misses-me-if-i-vanish | 거리 두면 아쉬워할까요?
  > will-do-so | 해볼게요 일단

  back-together-will | 연하 남친이랑 헤어졌어요 다시 올까요
  > parted-for-parents | 걔네 어머니가 저 나이 많다고 반대하셨어요
  > parted-for-parents | 남자는 결국 엄마 말 듣나봐요
  > ex-feelings-left | 걔 마음은 아직 남아있나요?
  > parted-though-loving | 마지막에 울면서 미안하다고 하고 갔어요
  contact-ex-first | 제가 먼저 연락하면 흔들릴까요
  > parted-for-parents | 근데 다시 만나도 반대는 그대로잖아요
  > feels-hurt | 답답하네요 정말

  when-ex-contacts | 언제쯤 연락이 올까요
  > how-long-to-wait | 한 달째 기다리는 중입니다
  > will-ex-contact | 아예 안 올 수도 있나요?
  > ex-never-texts-first | 그 친구가 먼저 연락하는 성격은 아닙니다
  > contact-ex-first | 그럼 제가 해야 하는 거네요
  > contact-ex-words | 부재중 남기는 것보단 카톡이 낫죠?
  > contact-ex-words | 내용 좀 잡아주세요
  > will-do-so | 아 그 정도면 저도 보낼 수 있겠어요

  blocked-by-ex | 차단당했는데 재회된 사람도 있어요?
  blocked-by-ex | 카톡은 차단인데 인스타는 안 막았어요
  > blocked-by-ex | 왜 하나만 막은 거죠
  > ex-thinks-of-me | 보고 싶긴 한 건가
  begged-after-parting | 내가 너무 매달려서 정 떨어졌을까요
  > begged-after-parting | 한 달 동안 장문 세 번 보냈어요...
  > blocked-by-ex | 이제 가만히 있으면 풀까요?
  > how-long-wait-for-ex | 얼마나 가만히 있어야돼요

  how-to-forget | 헤어진 사람이 잊혀지지 않습니다
  > not-over-after-a-year | 2년이 지났는데도요
  > ex-thinks-of-me | 그 사람은 저를 잊었겠지요
  > tells-more | 돌싱끼리 만나서 재혼까지 생각했던 사이입니다
  > tells-more | 아이들 문제로 끝났어요
  > contact-ex-first | 이제라도 연락하면 주책일까요
  > ex-has-someone-maybe | 새로 만나는 사람이 있는지 알 수 있나요
  > cannot-do-so | 용기가 안 납니다

  ex-regrets | 전남친이 후회하고 있나요
  > tells-bad-sign | 환승해서 간 애거든요
  ex-parted-from-new | 그 여자랑 헤어졌대요 드디어 ㅋㅋ
  ex-contacts-why | 그러니까 저한테 잘 지내냐고 연락 왔어요
  > good-to-go-back | 받아주면 안되겠죠?
  > ashamed-of-longing | 근데 왜 설레냐 나
  > ex-contacts-why | 진심으로 온 건지 그냥 외로운 건지
  > reply-to-ex | 답장은 어떻게 해요
  > will-do-so | 하루 있다가 보낼게요

  hurts-after-months | 헤어진지 5개월째인데 아직도 힘듭니다
  how-long-it-hurts | 언제쯤 괜찮아질까요
  i-compare-with-ex | 소개팅도 해봤는데 자꾸 비교하게 돼요
  ex-hurts-too | 전여친은 잘 지내는 것 같더라고요
  back-together-will | 재회는 어렵겠죠?
  > is-there-hope | 조금이라도 가능성 있으면 말해주세요
  > is-there-hope | 희망고문이면 차라리 없다고 해주세요
  delete-photos | 네 알겠습니다 이제 사진부터 지울게요

  parted-just-now | 첫남친이랑 헤어졌어요 100일도 못 갔어요
  will-ex-contact | 다시 연락 올까요?
  dumped-by-text | 카톡으로 헤어지자고 했어요 만나지도 않고
  did-i-do-wrong | 내가 뭘 잘못한거지
  they-said-cooled | 걔 친구가 그러는데 그냥 마음이 식었대요
  > they-said-cooled | 식은 마음은 안 돌아와요?
  cannot-sleep-or-eat-after | 진짜 밥도 못먹겠어요ㅠㅠㅠ

  back-together-how | 재회하려면 어떻게 해야 하나요
  no-contact-days | 공백기가 필요하다고들 하던데 맞나요
  > no-contact-days | 지금 3주 됐습니다
  parted-over-my-ways | 여자친구가 말이 안 통한다고 했습니다. 제가 회피형이라고요
  > parted-over-my-ways | 고치면 돌아올까요
  > parted-over-my-ways | 고쳤다는 걸 어떻게 보여줍니까 안 만나는데
  > will-do-so | 그럼 7월에 해보는 걸로 하겠습니다

  called-off-wedding | 결혼 약속까지 했는데 파혼했어요
  > called-off-wedding | 상견례 끝나고 예식장까지 잡았었어요
  > tells-bad-sign | 시어머니 될 분이 혼수로 뭐라 하시는데 그 사람은 한마디도 안 했어요
  > tells-more | 제가 그만하자고 했고요
  > was-right-to-part | 잘한 거 맞죠?
  > parted-yet-calls-daily | 그 사람이 매일 전화해요
  will-partner-change | 달라질 수 있는 사람인가요
  > ex-asks-to-meet | 한 번은 만나서 얘기해봐야 할까요
  > tells-more | 부모님은 절대 안된다고 하세요

  back-together-will | 누나가 돌아올까요
  > tells-their-words | 제가 어리다고 불안하다고 했어요
  > tells-good-sign | 군대도 다녀왔고 취업도 했는데
  > tells-their-words | 뭐가 불안한 건지 모르겠어요
  > tells-their-words | 나이 많은 남자 만날 거래요
  > meant-what-they-said | 진심일까요?
  hold-who-leaves | 한 번 더 잡아볼까요
  > will-do-so | 마지막이라고 생각하고

  wants-time-apart | 시간을 갖자고 한 지 3주 넘었어요
  > have-we-parted | 이거 이별이죠
  > contact-during-time-apart | 먼저 물어봐도 되나요 어떻게 할 건지
  > contact-during-time-apart | 물어보면 헤어지자고 할까봐 무서워요
  > wants-time-apart | 그 사람은 지금 무슨 생각해요?
  > ex-thinks-of-me | 제 생각을 하긴 하는지
  > how-long-then | 언제까지 답 없으면 끝난 거예요
  > will-do-so | 그럼 이번달 말까지만 기다릴게요

  ex-weds | 전 여자친구가 결혼한답니다
  > ex-weds | 청첩장 사진을 봤어요 친구 통해서
  not-over-after-a-year | 헤어진 지 1년 됐는데 왜 이렇게 무너지죠
  > overlap-with-me | 저 만날 때부터 만난 걸까요
  > knows-it-well | 연락하면 안 되는 거 압니다
  > ex-weds | 그래도 한 번만 축하한다고 하고 싶은데요
  > if-i-do-not | 안 하는 게 낫겠죠
  > someone-comes | 저한테도 사람이 올까요?

  ex-has-someone-maybe | 헤어진 남친 지금 다른 여자 있나요?
  > ex-has-someone-maybe | 만나는 사람 없다고 하는데 안 믿겨요
  > i-keep-looking-at-ex | 인스타 팔로잉에 모르는 여자가 늘었어요
  i-keep-looking-at-ex | 계속 염탐하는 제가 너무 싫어요
  > i-keep-looking-at-ex | 그래도 궁금한 걸 어떡해요
  > back-together-will | 다시 올 생각은 있대요?
  > back-together-when | 올해 안에?
  > will-do-so | 하.. 오늘부터 안 볼래요

  told-lets-part | 여친이 갑자기 헤어지자했어요
  > why-it-ended | 이유가 뭘까요
  fine-till-the-day-before | 어제까지 멀쩡했거든요
  > they-said-cooled | 권태기라고만 하는데
  > ex-has-someone-maybe | 딴 남자 생긴 거 아니에요?
  > ex-has-someone-maybe | 솔직히 동아리 선배가 좀 수상해요
  hold-who-leaves | 지금 잡아야돼요 아님 놔둬야돼요
  > hold-who-leaves | 놔두면 진짜 끝날거같은데

  will-ex-contact | 헤어진 사람한테서 연락이 올까요
  > tells-more | 사귄 건 1년 좀 넘어요
  have-we-parted | 서로 바쁘다보니 자연스럽게 멀어졌어요. 누가 헤어지자고 한 것도 아니에요
  > have-we-parted | 이런 것도 이별인가요
  > have-we-parted | 그 사람은 끝났다고 생각할까요?
  ask-ex-to-meet | 제가 먼저 밥 먹자고 하면 나올까요
  > feels-hurt | 나이 먹고 이런 고민을 하네요 ㅎㅎ
  > will-do-so | 다음 주에 한번 연락해보겠습니다

  contact-ex-first | 이별 후에 연락을 먼저 해도 될까요?
  i-dumped-and-regret | 제가 찬 입장입니다
  > i-dumped-and-regret | 차놓고 연락하면 염치없죠
  miss-ex-tonight | 근데 생각이 너무 많이 나요
  i-dumped-and-regret | 헤어진 건 제가 확신이 없어서였고 지금은 확신이 듭니다
  > tells-bad-sign | 그 친구가 상처를 많이 받았어요
  > would-they-take-me-back | 용서해줄까요
  > apologise-after-parting | 만나서 무릎이라도 꿇고 싶습니다

  always-left-behind | 왜 저는 항상 차이는 걸까요
  > it-always-fizzles | 이번이 네 번째예요
  always-left-behind | 처음엔 남자들이 더 좋아하는데 세 달 지나면 식어요
  > always-left-behind | 제가 너무 잘해줘서 그런가요?
  how-to-push-pull | 밀당을 못해요
  > is-it-in-my-chart | 사주에 그런 게 있어요?
  next-one-lasts | 다음 연애는 다를까요
  > someone-comes-when | 언제 와요 그 사람은

  ready-after-ex | 헤어진 지 3개월인데 새로 시작해도 될까요
  > ready-after-ex | 아직 전여친 생각이 나긴 합니다
  > tells-more | 회사에 괜찮은 분이 생겼거든요
  guilty-over-new-love | 잊으려고 만나는 것 같아서 미안해요
  ready-after-ex | 어느 정도 잊어야 시작해도 되는 거예요?
  hour-unknown | 생년월일을 몰라요
  > will-do-so | 천천히 밥부터 먹어볼게요

  ex-wants-things | 그 사람 물건 돌려줘야 하는데 만나야 할까요
  > ex-wants-things | 우리 집에 옷이랑 노트북 충전기랑 면도기가 있어요
  > ex-wants-things | 달라는 말은 없어요
  > leaves-things-at-mine | 일부러 안 찾아가는 걸까요?
  > leaves-things-at-mine | 미련이 있어서?
  > ex-wants-things | 만나면 울 것 같은데
  > ex-wants-things | 버릴까요 그냥
  > may-i-do-so | 경비실에 맡긴다고 할게요 그게 낫겠죠

  back-together-will | 저 재회 성공할 수 있을까요
  > parted-after-long-years | 7년 사귀었어요 스무살 때부터
  > tells-more | 서로 첫사랑입니다
  wants-to-meet-others | 다른 사람도 만나보고 싶다고 하더라구요
  > wants-to-meet-others | 그러고 돌아올 수도 있나요?
  > wants-to-meet-others | 돌아오면 저는 받아줄 수 있는데
  > how-long-wait-for-ex | 얼마나 걸릴까요
  alone-from-now-on | 걔 없는 제가 상상이 안돼요

  ex-thinks-of-me | 언니가 저를 잊었을까요?
  > tells-more | 여자 좋아하는 여자구요 헤어진 언니 얘기에요
  > tells-more | 반년 됐어요
  parted-for-parents | 언니가 남자랑 결혼해야 할 것 같다고 했어요 집 때문에
  > meant-what-they-said | 그 말 진심이었을까요
  ex-watches-stories | 가끔 제 블로그에 들어오는 것 같아요
  contact-ex-first | 연락 먼저 해도 될까요
  > how-would-they-take-it | 무서워요 또 밀어낼까봐

  met-ex-by-chance | 마음 정리가 된 줄 알았는데 마주쳤습니다
  works-with-ex | 같은 회사예요
  > met-ex-by-chance | 그쪽도 당황한 눈치였는데 아직 감정이 있는 걸까요
  since-we-parted | 헤어진 건 작년 가을입니다
  > met-ex-by-chance | 요즘 탕비실에서 자꾸 말을 겁니다
  > met-ex-by-chance | 우연일까요
  part-again-after | 다시 시작하면 이번엔 괜찮을까요?
  > works-with-ex | 사내에 소문나는 게 걱정이라

  back-and-the-same | 재회했는데 예전같지가 않아요
  > tells-more | 다시 만난 지 두 달이요
  part-again-after | 또 헤어질까봐 눈치만 보게 돼요
  came-back-why | 그 사람은 저를 진짜 좋아해서 온 걸까요
  > came-back-why | 아님 그냥 편해서?
  > tells-bad-sign | 먼저 연락도 잘 안 해요
  > part-again-after | 이번에 헤어지면 진짜 끝이겠죠
  > make-it-last-this-time | 어떻게 해야 오래가요

  ex-watches-stories | 헤어졌는데 왜 스토리를 봐요?
  > ex-watches-stories | 관심 없으면 안 봐야 되는 거 아님?
  ex-watches-stories | 심지어 부계로도 보는 것 같아요
  > ex-thinks-of-me | 나 아직 좋아하나
  > why-ex-silent | 연락은 왜 안하고
  show-off-to-ex | 내가 새 여자 생긴 척 하면 반응 올까요
  > show-off-to-ex | ㅋㅋㅋ 역효과?
  > will-do-so | 그럼 걍 가만히 있을게요

  parted-just-now | 어제 헤어졌어요
  parted-just-now | 아직 실감이 안 나요
  begged-after-parting | 제가 잡았는데 단호하더라고요
  > leaver-turns-round | 돌아올 수 있을까요?
  > tells-more | 4년 만났고 다음 달에 여행도 예약해놨어요
  > back-together-how | 지금 제가 할 수 있는 게 뭐예요
  > what-if-i-stay-still | 아무것도요?
  get-through-tonight | 오늘 밤은 어떻게 버텨요

  back-together-will | 결론부터 말씀해주세요 재회됩니까
  since-we-parted | 헤어진 지 6개월
  parted-over-my-ways | 제 술 때문에 떠났습니다
  > tells-good-sign | 지금은 넉 달째 한 방울도 안 마셨어요
  > parted-over-my-ways | 이걸 알리고 싶은데 방법이 있나요
  word-through-others | 장모님 되실 뻔한 분한테 연락드리는 건 좀 그렇죠
  > may-i-do-so | 문자 한 통이면 충분할까요
  > will-do-so | 그 사람이 답을 안 하면 접겠습니다

  ex-contacts-why | 전남친이 갑자기 '뭐해' 라고 톡 왔어요
  > ex-contacts-why | 헤어진 지 두 달 만이에요
  > ex-contacts-why | 이거 뭐예요? 재회하자는 거?
  ex-drunk-call | 술 먹고 보낸 건가 새벽 2시였어요
  answer-ex | 답장해요 말아요
  > reply-to-ex | 뭐라고요?
  > reply-to-ex | 너무 좋아하는 티 나면 안되죠
  > feels-glad | 근데 솔직히 너무 좋아요 ㅠㅠ

  part-again-after | 우리가 다시 만나면 잘 맞을까요?
  parted-over-quarrels | 싸우기만 하다 헤어졌습니다
  gunghap-bad | 궁합이 안 좋은 건가요
  > why-it-ended | 뭐 때문에 그렇게 싸운 건지
  > tells-more | 저는 바로 풀어야 되고 그 친구는 동굴에 들어갑니다
  > was-it-love | 그래도 사랑하긴 했거든요
  back-together-will | 다시 만날 가능성은 얼마나 돼요

  contact-ex-first | 먼저 연락하면 안 되나요
  > no-contact-days | 한 달 동안 참았어요
  contact-ex-first | 이별 통보 받은 쪽은 기다려야 한다고들 해서
  > no-contact-days | 근데 기다리다 잊혀지면 어떡해요
  > ex-feelings-left | 지금 그 사람 속마음이 뭔가요
  > ex-feelings-left | 조금이라도 남아있나요
  > contact-ex-first | 그럼 짧게 안부만 물어볼까요
  > contact-ex-when | 언제 보내는 게 좋을까요 주말?

  parted-for-means | 재수하면서 헤어졌는데 수능 끝나면 다시 만날 수 있나요
  parted-for-means | 공부 때문에 헤어지자고 했어요 여친이
  > meant-what-they-said | 핑계일까요?
  > tells-more | 저는 대학생이고 걔는 재수생이에요
  > no-contact-days | 11월까지 연락 안 하는 게 맞죠
  > may-i-do-so | 응원 문자 정도는?
  > would-they-wait | 그 사이에 마음 변할까봐요

  dreamt-of-ex | 이별한 지 1년인데 아직도 꿈에 나옵니다
  dreamt-of-ex | 꿈에서 자꾸 미안하다고 해요
  > dreamt-of-ex | 그 사람 무슨 일 있는 건 아니겠죠
  > ex-feelings-left | 저한테 마음이 남아서 그런가요?
  > apologise-after-parting | 마지막에 제가 너무 모질게 했어요
  apologise-after-parting | 사과하고 싶은데 너무 늦었나요
  > tells-more | 다시 만나자는 건 아니에요
  only-wants-news-of-ex | 그냥 잘 지내는지만 알고 싶네요

  will-ex-contact | 헤어진 남자친구가 연락을 해올까요
  > tells-more | 저는 남자고 동갑내기는 아니고 다섯 살 어립니다
  parted-for-distance | 유학 간다고 헤어졌어요
  > told-not-to-wait | 공항에서 기다리지 말라고 하더라고요
  > told-not-to-wait | 정말 기다리지 말라는 뜻일까요
  > tells-more | 2년 뒤에 온답니다
  > someone-comes | 그 사이 저도 누굴 만나게 될까요
  > own-heart-unclear | 마음이 왔다갔다 하네요

  how-to-forget | 헤어진 남자 잊는 방법 좀 알려주세요
  miss-ex-tonight | 진짜 하루종일 생각나요
  cries-each-day | 회사에서도 화장실 가서 울어요
  how-long-it-hurts | 시간이 약이라는데 얼마나 걸려요?
  ex-hurts-too | 그 사람은 벌써 잊었겠죠
  > back-together-will | 다시 돌아올 일은 없는거죠?
  > block-ex | 혹시 모르니까 번호는 남겨둘까요
  > will-do-so | 지우라구요.. 네

  told-lets-part | 여자친구가 헤어지자는데 진심일까요
  says-part-each-fight | 싸울 때마다 헤어지자고 해요 이번이 다섯 번째쯤
  > tells-more | 보통은 제가 잡으면 풀렸는데
  > tells-own-part | 이번엔 안 잡았어요
  > will-ex-contact | 3일째 연락 없는데 걔가 먼저 할까요?
  > feels-hurt | 저도 이제 지쳐요
  > hold-who-leaves | 안 잡으면 후회할까요
  > will-do-so | 일단 오늘은 안 할래요

  back-together-when | 재회운이 들어오는 달이 있나요
  > parted-after-long-years | 11년 만났어요 대학 때부터
  > tells-more | 헤어진 지는 두 달이고요
  they-said-cooled | 가족같이 지내다가 어느 날 설렘이 없다고 하더라고요
  > meant-what-they-said | 여자가 생긴 건지 진짜 그 이유인지
  ex-hurts-too | 그 사람도 허전하겠죠?
  tell-others-we-parted | 양가 부모님께는 아직 말씀도 못 드렸어요
  > tell-others-we-parted | 언제까지 숨겨야 할지 모르겠네요

  ghost-returns | 잠수 탄 여자친구 다시 나타날까요
  ghosted-at-the-end | 3주째 연락두절입니다
  > tells-more | 전에도 한 번 그런 적 있어요 그땐 열흘 만에 왔어요
  ghosted-why | 제가 뭘 잘못했는지 짐작도 안 갑니다
  go-to-their-door | 집에 찾아가볼까요
  > ghosted-why | 무슨 일 난 건 아니겠죠? 인스타는 올라오더라고요
  > takes-it-in | 그럼 그냥 저를 피하는 거네요
  > worth-the-try | 기다려줄 가치가 있는 사람인가요

  ex-calls-when-lonely | 전남친이 자자고만 연락해요
  still-meeting-ex | 헤어진 지 4개월인데 한 달에 두세 번은 만나요
  > still-meeting-ex | 저는 다시 사귀고 싶어서 나가는 건데
  ex-feelings-left | 그 사람은 마음이 있긴 해요?
  tell-me-straight | 솔직히 말해주세요
  > misses-me-if-i-vanish | 끊으면 아쉬워서 돌아올까요
  > what-if-ex-finds-another | 아님 다른 여자한테 가겠죠
  > cannot-do-so | 끊을 수 있을지 모르겠어요

  contact-ex-when | 언제 연락하면 좋을지 날짜 좀 잡아주세요
  no-contact-days | 헤어진지 50일 됐고 그동안 연락 안 했어요
  ex-has-not-blocked-me | 걔가 인스타 언팔은 안 했어요
  > contact-ex-when | 이번 주? 다음 주?
  contact-ex-words | 첫마디 뭐라고 해요
  > pet-we-shared | 강아지 잘 있냐고 물어볼까요 같이 키우던 애거든요
  > feels-glad | 오 그거 괜찮네
  > will-do-so | 답장 오면 다시 올게요 ㅎㅎ

  ex-regrets | 저를 찬 남자가 후회할 날이 올까요
  wish-they-regret | 솔직히 후회했으면 좋겠어요
  > tells-bad-sign | 바람난 건 아닌데 저한테 못되게 말했거든요
  they-said-cooled | 너랑 있으면 숨막힌다고
  why-i-cling | 제가 그렇게 집착했나
  > wish-they-regret | 다시 만나고 싶은 건 아니고요
  > lingering-or-love | 아니 사실 조금은 있어요
  reply-to-ex | 연락 오면 뭐라고 해야 통쾌할까요 ㅋㅋ

  rings-and-gifts | 헤어졌는데 걔 물건을 못 버리겠어요
  > rings-and-gifts | 편지 한 박스랑 커플링이요
  > rings-and-gifts | 재회할 수도 있으니까 갖고 있어도 되죠?
  > tells-more | 두 달 됐습니다
  > how-many-percent | 가능성 낮아요?
  > rings-and-gifts | 그 친구는 다 버렸을까요
  > delete-photos | 사진은 천 장 넘게 있어요
  > will-do-so | 안 보이는 데 넣어놓기만 할게요

  spouse-left-home | 남편이랑 별거 중이에요
  > tells-more | 반년째 따로 살아요
  > spouse-left-home | 다시 합쳐질까요 아니면 이혼할까요
  > what-are-they-thinking | 그 사람은 어떤 마음인지 통 말을 안 해요
  > tells-more | 여자는 없는 것 같아요
  > tells-more | 애가 초등학교 3학년이에요
  > spouse-left-home | 제가 먼저 들어오라고 해야 하나요
  > tells-own-part | 자존심이 상해서요
  > will-do-so | 명절 전에 얘기해볼게요

  ex-thinks-of-me | 걔 지금 나 생각함?
  since-we-parted | 헤어진지 한달
  was-dumped | 내가 차였음
  > how-many-percent | 연락 올 확률은
  > contact-ex-first | 아 그냥 내가 할까
  miss-ex-tonight | 어제 친구들이랑 술먹다가 걔 얘기 나와서 진짜 울뻔했음
  > contact-ex-words | 선톡 뭐라고 함?
  > will-do-so | ㅇㅋ 주말에 해봄

  ex-family-contacts | 헤어진 남친 어머니한테 연락이 왔어요
  > ex-family-contacts | 잘 지내냐고 밥 한번 먹자고 하세요
  > ex-family-contacts | 그 사람이 시킨 걸까요?
  > ex-family-contacts | 헤어진 지 두 달 됐는데 아직 말 안 한 것 같기도 하고
  > ex-family-contacts | 만나러 가도 되나요
  ex-thinks-of-me | 그 사람은 저 안 보고 싶대요?
  back-together-will | 저는 다시 만나고 싶거든요
  > ex-family-contacts | 어머니께 뭐라고 답장드리죠

  first-love-met-again | 헤어지고 10년 된 첫사랑과 연락이 닿았습니다
  > tells-good-sign | 그쪽도 지금 혼자라고 합니다
  meet-in-the-end | 다시 이어질 인연인가요
  > tells-more | 그때는 제가 유학 가면서 끝났어요
  > tells-good-sign | 일주일째 매일 통화하고 있어요
  > lingering-or-love | 추억 때문인지 진짜인지 헷갈립니다
  ask-ex-to-meet | 만나자고 언제 말할까요?
  > will-do-so | 좋습니다 다음 주에 보자고 하겠습니다

  how-long-wait-for-ex | 헤어진 지 100일인데 아직도 연락을 기다려요
  > will-ex-contact | 올까요?
  > after-that-month | 안 오면 포기하려고요
  > tells-bad-sign | 생일날도 연락 없었어요 제 생일
  > feels-hurt | 너무하죠 3년을 만났는데
  > feels-hurt | 저라면 보냈을 텐데
  was-it-love | 그 사람한테 저는 뭐였을까요
  how-to-forget | 이제 놔야겠어요 근데 어떻게 놔요

  pride-in-the-way | 재회하고 싶은데 자존심이 허락을 안 해요
  > pride-in-the-way | 걔가 먼저 헤어지자 했으니까 걔가 와야 되는 거 아닌가요
  > will-ex-contact | 올까요?
  > tells-more | 걔도 자존심 엄청 세요
  > what-if-i-stay-still | 둘 다 안 하면 끝나는 거네
  > contact-ex-first | 누가 먼저 하는 게 맞아요 사주로는
  > pride-in-the-way | 하 져야되나
  > takes-it-in | 고민해볼게요

  is-it-over | 정말 끝난 건지 알고 싶어요
  parted-yet-calls-daily | 헤어지자고 하고 나서도 아침마다 전화가 와요
  > parted-yet-calls-daily | 끼니 챙겼냐 잘 잤냐 물어봐요
  > what-are-they-thinking | 이건 무슨 심리예요?
  > parted-yet-calls-daily | 미안해서 그런가요
  > feels-glad | 저는 전화 받을 때마다 희망이 생겨요
  > answer-ex | 받지 말까요
  > will-do-so | 일주일만 안 받아볼게요

  couple-reaches-marriage | 전 여자친구와 재회했는데 결혼까지 갈 수 있습니까
  > tells-more | 1년 떨어져 있다가 다시 만난 지 한 달입니다
  > tells-good-sign | 이번엔 진지합니다
  > tells-more | 그 친구는 아직 불안해하는 것 같아요
  > tells-own-part | 제가 예전에 확신을 안 줬거든요
  > wed-when-together | 언제 프로포즈하면 좋을까요
  > how-would-they-take-it | 너무 이르면 부담일까요?

  ex-with-my-friend | 전남친이 내 절친이랑 사귄대
  > ex-with-my-friend | 말이 돼?
  > forgot-me-so-fast | 헤어진지 한달도 안됐어
  > overlap-with-me | 둘이 언제부터였을까
  > ex-with-my-friend | 나만 바보된 기분이야
  > ex-new-couple-lasts | 걔네 오래 가?
  > sees-ex-each-week | 학교에서 어떻게 봐 진짜
  ex-is-sorry | 걔는 나한테 미안하긴 할까

  parted-for-distance | 장거리 연애하다 헤어졌습니다
  > tells-more | 여자친구는 일본에 있어요
  > tells-their-words | 보고 싶을 때 못 보는 게 힘들다고 했습니다
  back-together-will | 다시 만날 수 있을까요?
  parted-for-distance | 제가 일본으로 이직하면 달라질까요
  > ex-feelings-left | 그 정도로 마음이 남아 있나 그쪽은
  > may-i-do-so | 먼저 물어보는 게 순서겠죠
  > ask-ex-to-meet | 다음 달에 출장이 있는데 그때 보자고 해볼까요

  will-ex-contact | 그 사람이 먼저 연락 올까요 아니면 제가 해야 할까요
  lost-their-trust | 헤어진 이유는 제가 의심이 많아서요
  > lost-their-trust | 핸드폰 몰래 봤거든요 아무것도 없었어요...
  they-said-cooled | 정떨어졌다고 했어요
  texted-ex-no-answer | 사과했는데 읽고 답이 없어요
  apologise-after-parting | 한 번 더 사과할까요?
  > leaver-turns-round | 시간이 지나면 풀릴까요
  > tells-own-part | 저 왜 그랬을까요 진짜

  since-we-parted | 만나던 분과 정리한 지 한 달 됐습니다
  will-ex-contact | 다시 연락이 올런지요
  not-sure-of-me-said | 서로 재혼 생각이 있어 만났는데 그분이 자신이 없다고 하셨습니다
  > i-will-not-part | 저는 아직 마음이 그대로입니다
  > contact-ex-first | 부담을 드린 것 같아 연락을 못 하고 있습니다
  > contact-ex-when | 가을쯤이면 괜찮을까요
  > new-love-to-forget | 아니면 다른 분을 만나보는 게 나을까요

  moved-out-of-our-home | 같이 살던 여자친구랑 헤어졌어요
  parted-under-one-roof | 전세 계약이 남아서 아직 같이 살아요
  > parted-under-one-roof | 매일 얼굴 보는데 어떻게 잊어요
  ex-hurts-too | 그 사람은 아무렇지 않아 보여요
  > ex-hurts-too | 진짜 아무렇지 않을까요?
  would-they-take-me-back | 다시 만나자고 하면 받아줄까요
  > parted-under-one-roof | 계약은 석 달 남았어요
  > parted-under-one-roof | 제가 먼저 나갈까 싶기도 하고요

  ex-has-someone-maybe | 헤어진 여친이 남사친이랑 찍은 사진 올림
  ex-hints-on-profile | 나 보라고 올린거 아님?
  > ex-has-someone-maybe | 사귀는 건가
  > ask-ex-about-new | 물어봐도 됨?
  > ask-ex-about-new | 이제 남인데 물어보면 찌질하지
  parted-though-loving | 근데 헤어질때 걔가 울었단 말임
  > ex-feelings-left | 아직 나 좋아하는 거 아님?

  wants-time-apart | 시간 갖자더니 먼저 연락이 왔어요!
  ex-wants-to-talk | 만나서 얘기하자는데 좋은 얘기일까요
  > told-lets-part | 헤어지자고 하려는 걸까요
  > meeting-with-ex | 내일 저녁에 만나요
  > meeting-with-ex | 저는 뭐라고 해야 돼요?
  > meeting-with-ex | 울면 안되겠죠
  > wants-time-apart | 그 사람 마음 지금 어느 쪽이에요
  > will-do-so | 다녀와서 다시 물어볼게요

  was-dumped | 다녀왔는데 결국 차였네요
  > tells-own-part | 마지막으로 잡으려고 부산까지 내려갔었습니다
  begged-after-parting | 만나주긴 했는데 마음이 없대요
  > is-it-over | 이제 진짜 끝이죠?
  > parted-though-loving | 근데 헤어질 때 안아달라고 하더라고요
  > what-are-they-thinking | 이건 뭐죠
  > wait-for-ex | 기다리면 안 되나요
  how-long-it-hurts | 얼마나 아파야 끝날까요

  was-destined-one | 헤어진 사람이랑 인연이 아직 있나요
  i-dumped-and-regret | 제가 권태기가 와서 헤어졌어요
  > i-dumped-and-regret | 그땐 편했는데 이제 와서 생각나네요
  > tells-more | 3개월 됐어요
  > ex-hates-me | 저를 미워할까요
  > would-ex-answer | 연락하면 나와줄까요?
  part-again-after | 근데 다시 만나면 또 질릴까봐 그것도 무서워요
  own-heart-unclear | 제 마음을 저도 모르겠어요

  ashamed-of-longing | 여친이 바람펴서 헤어졌는데 보고싶어요
  > ashamed-of-longing | 정신 나간 거죠
  cheater-comes-back | 걔가 매일 미안하다고 톡 와요
  > ex-regrets | 진심으로 후회하는 걸까요
  > will-cheat-again | 받아주면 또 그럴까요?
  > good-to-go-back | 친구들은 다 말려요
  > cheater-comes-back | 그 남자랑은 정리했다는데
  > forgive-cheating | 용서가 될까요 제가

  caught-looking-at-ex | 전남친 인스타 좋아요 실수로 눌렀어요 어떡해요ㅠㅠ
  caught-looking-at-ex | 바로 취소했는데 알림 갔을까요
  > caught-looking-at-ex | 걔가 뭐라고 생각할까요
  > feels-hurt | 아 쪽팔려
  > contact-ex-first | 이김에 연락해볼까요
  > tells-more | 헤어진지는 석달 됐어요
  > ex-feelings-left | 걔는 저한테 관심 1도 없을듯
  > is-there-hope | 그래도 혹시..?

  was-dumped | 이별을 통보받고 두 달이 지났습니다
  was-it-love | 그 사람의 진심이 무엇이었는지 알고 싶습니다
  not-sure-of-me-said | 좋은 사람인데 결혼은 아닌 것 같다고 했습니다
  back-together-will | 돌아올 여지가 있습니까
  > whose-fault | 제가 부족했던 점은 무엇입니까
  > tells-own-part | 표현이 서툴렀던 것 같긴 합니다
  letter-to-ex | 편지를 써두었는데 보내도 될까요
  > what-if-i-stay-still | 그냥 두는 편이 낫겠군요

  on-off-couple | 헤어졌다 만났다 여섯 번째예요
  > on-off-couple | 이번에도 다시 올까요
  > on-off-couple | 우린 왜 못 헤어지는 걸까요
  on-off-couple | 만나면 좋은데 두 달을 못 넘겨요
  part-again-after | 다음 만남은 다를까요?
  > on-off-couple | 이제 나이도 있어서 끝내야 하는데
  missed-the-one | 그 사람보다 나은 사람 만날 수 있어요?
  > someone-comes-when | 언제쯤이요

  ex-hints-on-profile | 전여친이 카톡 프로필 음악을 이별 노래로 바꿨어요
  > ex-hints-on-profile | 저 때문일까요?
  ex-hurts-too | 아직 힘들어하는 건가
  > tells-more | 헤어지자고 한 건 걔인데
  no-contact-days | 3주 동안 서로 연락 없었습니다
  contact-ex-when | 지금이 연락할 타이밍인가요
  > how-long-wait-for-ex | 아님 더 기다려요?
  > will-do-so | 네 그럼 다음 주까지 참을게요
`);
