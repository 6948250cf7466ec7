import { evenings } from './evenings.ts';

/** Couples, message by message. */
export default evenings(`
  partner-cooled | 남친 마음이 식은 것 같아요
  texts-grew-rare | 연락이 예전의 반도 안 와요
  who-loves-more | 저만 매달리는 느낌이에요
  partner-loves-me | 이 사람 저 아직 좋아하긴 할까요?
  > ask-if-burden | 직접 물어봐도 될까요
  > ask-for-change | 뭐라고 물어봐야 안 부담스러울까요
  partner-too-busy | 바쁘다는 말은 진짜일까요?
  > how-long-to-wait | 얼마나 기다려야 돼요
  shall-part | 안 바뀌면 헤어지는 게 맞을까요
  > will-do-so | 네 일단 해볼게요 감사해요

  just-fought | 여친이랑 어제 크게 싸웠습니다
  > who-apologises-first | 제가 먼저 연락해야 하나요?
  whose-fault-fight | 근데 이번엔 진짜 제 잘못이 아닌데요
  > apology-words | 카톡 뭐라고 보내면 됩니까
  read-no-answer | 읽고 답이 없네요
  > make-up-soon | 언제쯤 풀릴까요

  after-discharge | 남친 군대 전역하고 나서 변했어요ㅠㅠ
  > never-reaches-wedding | 왜 그런걸까요
  partner-cooled | 저한테 질린걸까요
  partner-games-all-day | 요즘 친구들만 만나고 저랑은 집에서 게임만 해요
  brushes-me-off | 서운하다고 말하면 또 그 소리냐고 해요
  > open-a-talk | 어떻게 말해야 알아들을까요
  text-less | 그냥 한동안 연락을 줄여볼까요?
  > if-i-stop-texting | 그러다 진짜 멀어지면 어떡해요
  > partner-loves-me | 걔 속마음 좀 알려주세요
  > when-we-get-better | 올해는 좀 나아져요?
  couple-lasts | 우리 오래 갈 수 있을까

  partner-thinks-marriage | 3년 만났는데 결혼 얘기를 안 꺼내요
  partner-thinks-marriage | 저랑 결혼할 생각이 있긴 한 걸까요?
  > raise-wedding-talk | 제가 먼저 말 꺼내도 돼요?
  partner-not-ready | 돈 모으고 하자는데 핑계 아닌가요
  proposal-will-come | 언제쯤 프러포즈 받을 수 있을까요
  > wed-when-together | 내년 안에는 할 수 있을까요
  parents-press | 저희 부모님은 자꾸 재촉하세요
  their-parents-dislike-me | 남친 집에서 저를 별로 안 좋아하시는 것 같아요
  > sides-with-me-once-wed | 그럴 땐 남자친구가 중간에서 잘 할까요
  > partner-not-ready | 계속 미루면 어디까지 기다려줘야 해요?
  right-one-for-me | 이 사람이 제 결혼 상대 맞나요

  long-distance | 장거리 1년째인데 너무 지쳐요
  shall-part | 이 관계 계속해도 될까요
  > long-distance | 한 달에 한 번 봐요
  and-what-of-them | 그 사람도 저만큼 힘들까요?
  move-for-love | 제가 그쪽으로 이사 가는 건 어떨까요
  > move-for-love | 직장을 그만둬야 해서 고민이에요
  > tells-their-words | 남친은 자기가 올 생각은 없대요
  only-i-try | 왜 항상 저만 희생해야 하죠
  > what-words | 그럼 뭐라고 얘기를 꺼내요
  > confess-when | 언제 말하는 게 좋아요?

  is-partner-cheating | 여친이 바람피우는 거 같아요
  partner-hides-something | 폰을 계속 뒤집어 놓고 비번도 바꿨어요
  > shall-i-look-at-phone | 확인해봐도 될까요?
  would-they-be-honest | 솔직히 물어보면 말해줄까요
  > forgive-cheating | 만약 진짜면 어떻게 해요
  over-sensitive | 제가 예민한 건가요
  partners-opposite-friend | 남사친이 있는데 걔랑 매일 연락해요
  partners-opposite-friend | 남사친 만나지 말라고 해도 돼요?
  how-much-loved | 여친은 저를 얼마나 좋아하나요

  lent-money-partner | 남자친구가 돈을 빌려달래요
  > tells-more | 300만원이요
  > lent-money-partner | 빌려줘도 될까요
  lent-money-partner | 전에도 한번 빌려주고 아직 못 받았어요
  afraid-they-leave | 거절하면 헤어지자고 할까봐 무서워요
  > refuse-loan-words | 어떻게 거절하면 좋을까요
  being-used-crush | 이 사람 저를 이용하는 걸까요?
  will-partner-earn | 사주에 돈복은 있나요 남친이

  shall-part | 헤어질까 말까 고민중이에요
  thrill-gone | 싫은 건 아닌데 설레지가 않아요
  couple-slump | 권태기일까요 아니면 마음이 떠난 걸까요
  > tells-more | 4년 사귀었어요
  marry-this-one-should | 이대로 결혼하면 후회할까요
  partnered-drawn-elsewhere | 다른 사람이 눈에 들어오기도 해요
  > does-this-count-as-cheating | 이거 바람인가요?
  > tells-more | 남친은 아무것도 몰라요
  > open-a-talk | 말해야 되나요
  another-match-for-me | 헤어지면 더 좋은 사람 만날 수 있을까요?
  i-want-distance | 시간을 갖자고 해볼까요
  > clings-when-i-part | 근데 걔가 울면 저 못 헤어질 것 같아요
  > choose-by-when | 언제 결정하는 게 좋아요

  answers-slower | 남친 답장이 너무 느려요
  left-unread | 인스타는 하면서 내 카톡은 안읽음;;
  > tells-more | 일부러 그러는거?
  answer-slow-on-purpose | 나도 똑같이 늦게 답할까
  > open-a-talk | 아님 서운하다고 말할까
  > open-a-talk | 뭐라고 말해

  partner-thinks-marriage | 여자친구가 결혼 생각이 없다고 합니다
  > persuade-my-parents | 설득할 수 있을까요?
  children-wish-differs | 저는 아이도 갖고 싶습니다
  partner-thinks-marriage | 그 사람은 왜 결혼을 싫어할까요
  > leaver-turns-round | 시간이 지나면 마음이 바뀔까요
  > partner-never-wed | 기다리는 게 맞습니까 포기하는 게 맞습니까
  us-two-match | 저희 궁합은 어떤가요
  > day-for-talk | 언제 다시 얘기해보면 좋을까요

  us-two-match | 우리 궁합 봐주세요
  often-fight-mismatch | 자주 싸우는데 안 맞는 걸까요?
  same-fight-again | 맨날 사소한 걸로 싸워요 설거지 같은 거
  fights-another-way | 저는 바로 풀고 싶은데 남친은 동굴로 들어가요
  > fights-another-way | 기다려줘야 하나요
  silent-treatment | 보통 3일씩 연락이 없어요
  > silent-treatment | 그 동안 무슨 생각을 할까요
  my-faults | 제가 고칠 점은요?
  couple-reaches-marriage | 결혼까지 갈 수 있을까요

  forgot-my-day | 남친이 생일을 까먹었어요
  brushes-me-off | 서운한데 말하면 쪼잔해 보일까요
  > forgot-my-day | 선물도 없고 미안하단 말도 대충이었어요
  partner-loves-me | 저한테 관심이 없는 걸까요?
  > forgot-my-day | 넘어가는 게 나을까요

  age-gap-couple | 8살 차이 나는데 괜찮을까요
  parents-mind-age-past | 엄마가 반대해요
  date-a-divorced-one | 남친은 이혼한 적이 있어요
  > tell-parents-they-were-wed | 엄마한테는 아직 말 안 했어요
  > day-for-talk | 언제 말씀드리는게 좋을까요
  > tell-parents-they-were-wed | 어떻게 말해야 덜 놀라실까요
  > persuade-my-parents | 계속 반대하시면 어떡하죠
  can-i-trust-partner | 이 사람 믿어도 될까요?
  partners-ex-in-touch | 전 부인이랑 가끔 연락하더라고요 애 때문에
  am-i-odd | 신경 쓰이는데 제가 이상한 건가요

  wants-time-apart | 남친이 시간을 갖자고 했어요
  > wants-time-apart | 이거 헤어지자는 뜻이에요?
  > tells-more | 일주일 됐어요
  > contact-during-time-apart | 연락해도 될까요 기다려야 될까요
  > how-long-to-wait | 언제까지 기다려요
  partner-loves-me | 걔는 지금 무슨 생각 하고 있을까요
  is-partner-cheating | 혹시 다른 여자 생긴 건 아니겠죠?
  can-we-be-good-again | 다시 예전처럼 돌아갈 수 있을까요
  tells-own-part | 제가 너무 집착했던 것 같아요
  > what-words | 다시 만나면 뭐라고 말해야 할까요
  thoughts-at-night | 잠이 안와요...
  > contact-during-time-apart | 못 기다리겠어요 그냥 전화할까요
  > will-do-so | 알겠어요 참아볼게요

  partners-ex-in-touch | 여친이 전남친이랑 연락하는 걸 봤어요
  may-i-be-angry | 화내도 되나요
  partners-opposite-friend | 그냥 친구라고 하는데 믿어야 될까요
  > partners-ex-in-touch | 차단하라고 말했더니 싫대요
  > partners-ex-in-touch | 이게 정상인가요?
  shall-part | 헤어지는 게 답인가요
  cannot-bear-parting | 아직 좋아해서 못 헤어지겠어요

  cold-feet | 상견례를 앞두고 있는데 불안해요
  marry-this-one-should | 이 결혼 해도 될까요?
  gifts-between-houses | 예단 문제로 시어머니 되실 분이랑 말이 많아요
  mothers-child | 남친은 엄마 편만 들어요
  > in-laws-ahead | 결혼하면 더 심해지겠죠?
  cold-feet | 파혼하는 사람들도 이런 마음일까요
  is-our-day-good | 날짜는 내년 5월로 잡았는데 괜찮은 시기예요?
  who-pays-house | 돈은 반반인데 집은 시댁 명의래요
  > may-i-be-angry | 이걸 따져도 될까요
  how-not-to-fight | 뭐라고 해야 안 싸우고 말할 수 있을까요
  partner-at-heart | 남편감으로는 어떤 사람인가요

  never-says-love | 남친이 사랑한다는 말을 안 해요
  never-says-love | 저는 표현 많이 하는 편인데
  is-it-their-nature | 원래 무뚝뚝한 사람인가요?
  never-says-love | 표현 안 해도 사랑하는 거 맞아요?
  never-says-love | 어떻게 하면 표현을 하게 만들어요

  housework-fair | 동거한지 6개월인데 남친이 집안일을 하나도 안해요
  > did-try-already | 말해도 그때뿐
  will-partner-change | 결혼해도 똑같겠죠?
  > will-partner-change | 이 남자 바뀔 수 있어요?
  closeness-mismatch | 잠자리도 거의 없어요
  > marriage-without-touch | 제가 여자로 안 보이는 걸까요
  > how-would-they-take-it | 이 얘길 꺼내면 자존심 상해할까요
  > open-a-talk | 어떻게 꺼내는 게 좋아요
  live-apart-again | 그냥 따로 살자고 해볼까요

  says-part-each-fight | 남친이 싸울 때마다 헤어지자고 해요
  > meant-what-they-said | 진심일까요?
  > they-apologised | 다음날이면 또 미안하대요
  > i-said-breakup-in-anger | 이번엔 제가 알겠다고 해버렸는데 어떡하죠ㅠ
  > will-they-text | 먼저 연락 올까요
  > hold-who-leaves | 잡아야 될까요
  partner-hot-temper | 욕도 해요 가끔
  > will-partner-change | 이거 고쳐질까요
  friends-oppose-partner | 친구들은 다 헤어지래요

  remarry-this-person | 재혼을 생각하고 있습니다
  remarry-this-person | 둘 다 아이가 있는데 합쳐도 괜찮을까요
  step-child | 여자친구 딸이 저를 불편해합니다
  > step-child | 어떻게 다가가면 좋을까요
  > contact-ex-when | 시기는 언제가 좋습니까
  partner-thinks-marriage | 그 사람도 결혼을 원할까요?
  who-keeps-the-purse | 돈 관리는 따로 하는 게 나을까요
  > so-no-hurry | 서두르지 않는 게 좋겠군요

  dating-app-on-phone | 남친 폰에서 소개팅 앱을 봤어요
  > feels-hurt | 심장이 떨려요
  > tells-their-words | 그냥 호기심에 깔았대요
  > can-i-trust-partner | 믿어줘야 돼요?
  will-cheat-again | 한 번 봐주면 또 그럴까요
  > would-they-hold-me | 헤어지자고 하면 잡을까요
  feels-hurt | 저 너무 비참해요
  > what-then | 지금 뭘 해야 할지 모르겠어요

  will-ex-contact | 전남친한테 연락 올까요?
  since-we-parted | 헤어진 지 2달 됐어요
  was-dumped | 차였어요 제가
  ex-thinks-of-me | 걔도 제 생각 할까요
  contact-ex-first | 제가 먼저 연락하면 싫어할까요?
  > contact-ex-when | 언제쯤 연락하면 좋을까요
  > contact-ex-words | 뭐라고 보내면 좋을지 모르겠어요
  > after-no-answer | 답장 안 오면 어떡해요
  back-together-will | 재회 가능성 몇 퍼센트예요?
  part-again-after | 다시 만나도 또 헤어질까봐 무서워요

  back-together-will | 재회할 수 있을까요
  parted-over-my-ways | 제가 잘못해서 헤어졌습니다
  > parted-over-my-ways | 일에 빠져서 신경을 못 썼어요
  apologise-after-parting | 진심으로 사과하고 싶은데 받아줄까요?
  letter-to-ex | 편지가 나을까요 카톡이 나을까요
  ex-thinks-of-me | 그녀 마음에 제가 아직 남아있을까요
  > contact-ex-when | 언제가 좋은 시기입니까
  will-do-so | 안 되면 깨끗하게 포기해야겠죠

  blocked-by-ex | 차단당했어요
  > blocked-by-ex | 카톡 인스타 다요
  why-ex-blocked-me | 왜 차단까지 했을까요
  > blocked-by-ex | 풀어줄까요 언젠가?
  word-through-others | 친구 통해서 물어보는 건
  > if-i-do-not | 그럼 그냥 기다리기만 해요?
  > how-long-to-wait | 얼마나요
  ex-hates-me | 저를 미워하는 걸까요
  leaves-things-at-mine | 미련이 있어서 차단한 거라는 말도 있던데

  ex-has-new | 전남친 새 여자친구 생겼대요
  > forgot-me-so-fast | 헤어진 지 한 달 만에요
  overlap-with-me | 환승이었을까요?
  wait-for-couple-to-part | 그 여자랑 오래 갈까요
  meet-in-the-end | 저한테 돌아올 가능성은 없나요
  > ex-has-new | 프사에 둘이 찍은 사진 올렸더라고요ㅠㅠ
  feels-hurt | 보고 하루종일 울었어요
  forgot-me-so-fast | 나는 그렇게 금방 잊혀질 사람이었나
  how-to-forget | 어떻게 하면 잊을 수 있어요
  > how-long-it-hurts | 언제쯤 괜찮아질까요
  someone-comes | 저도 좋은 사람 만나겠죠?

  ex-watches-stories | 전여친이 제 스토리를 매번 봐요
  > ex-family-contacts | 무슨 뜻일까요
  > ex-feelings-left | 미련 있는 건가?
  > contact-ex-first | 제가 먼저 디엠 보내볼까요
  > contact-ex-words | 뭐라고 보내요 자연스럽게
  > after-no-answer | 읽씹하면요?

  ex-contacts-why | 헤어진 남친이 어젯밤에 자니? 라고 보냈어요
  > answer-ex | 답장 해야 돼요?
  ex-drunk-call | 술 먹고 보낸 걸까요
  > ex-feelings-left | 진심이 있긴 한 걸까요
  > just-texted-me | 뭐라고 답하면 좋을까요
  > answer-slow-on-purpose | 바로 하면 없어보이나요
  ex-asks-to-meet | 만나자고 하면 만나도 돼요?
  part-again-after | 다시 사귀면 이번엔 잘 될까요
  tells-bad-sign | 전에는 걔가 거짓말을 많이 해서 헤어졌어요
  have-they-changed | 사람 안 변하죠?

  parted-after-long-years | 5년 만난 사람과 헤어졌어요
  > tells-more | 결혼까지 생각했는데
  wait-for-ex | 잊는 게 맞을까요 기다리는 게 맞을까요
  my-things-at-ex | 아직 물건이 서로 집에 있어요
  things-as-excuse | 돌려주면서 만나볼까요?
  ex-hurts-too | 그 사람도 힘들까요
  too-late-by-age | 나이도 있는데 새로 시작할 수 있을지 모르겠어요
  marry-at-all | 저 결혼은 할 수 있을까요
  someone-comes-when | 언제쯤 새로운 인연이 와요?
  feels-empty | 지금은 다 귀찮고 무기력해요

  together-again-lasts | 다시 만나기로 했어요!
  anxious-in-love | 근데 좀 불안해요
  > make-it-last-this-time | 이번엔 뭘 조심해야 돼요?
  > may-i-do-so | 예전에 싸운 얘기 꺼내도 될까요
  partner-loves-me | 남친 마음은 진짜일까요
  part-again-after | 또 똑같은 이유로 헤어지면 어떡하죠
  > part-again-after | 이번엔 오래 갈까요

  how-to-forget | 잊고 싶은데 안 잊혀집니다
  not-over-after-a-year | 벌써 1년입니다
  i-compare-with-ex | 다른 사람 만나도 비교하게 돼요
  am-i-odd | 제가 이상한 건가요
  ex-thinks-of-me | 그 사람은 저를 다 잊었을까요
  contact-ex-first | 한번 연락해볼까요 마지막으로
  ex-weds | 결혼한다는 소식을 들었습니다
  > will-do-so | 그럼 하지 말아야겠네요
  > how-to-forget | 어떻게 보내줘야 합니까

  works-with-ex | 전남친이랑 같은 과라 맨날 봐야돼요
  > greet-ex | 마주치면 어떻게 해야돼요?
  > greet-ex | 인사해?
  ex-hurts-too | 걔는 아무렇지 않아 보여요
  > ex-hurts-too | 진짜 괜찮은 걸까요 척하는 걸까요
  what-if-ex-finds-another | 다른 여자애랑 웃고 있으면 미치겠어요
  back-together-will | 재회 가능해요?
  > greet-ex | 그럼 먼저 말 걸까요
  > define-us | 무슨 말로요

  turned-out-taken | 유부남인 걸 나중에 알고 헤어졌어요
  > tells-more | 근데 자꾸 연락이 와요
  married-one-divorces | 이혼하고 오겠대요
  > can-i-trust-partner | 믿어도 되나요?
  miss-ex-tonight | 저도 마음이 남아서 힘들어요
  block-ex | 차단하는 게 맞겠죠
  > parting-words | 뭐라고 끝내야 될까요
  only-bad-ones | 저는 왜 이런 사람만 만날까요

  i-dumped-and-regret | 헤어지자고 제가 말했는데 후회돼요
  > i-said-breakup-in-anger | 홧김에 그랬어요
  > contact-ex-first | 다시 연락해도 될까요?
  > would-they-take-me-back | 받아줄까요
  > tells-more | 걔는 알겠다고만 했어요
  > is-it-too-late | 3주 지났는데 너무 늦었나요
  > call-instead | 전화가 나을까요 톡이 나을까요
  ex-feelings-left | 그 사람 지금 심정은 어떨까요
  > if-they-refuse | 만나자고 해도 안 나오면요
  > will-do-so | 네.. 용기 내볼게요

  was-dumped | 여친한테 차임 ㅠ
  > why-it-ended | 이유가 뭐였을까
  they-said-cooled | 그냥 마음이 식었대
  > warm-them-again | 다시 돌릴 수 있음?
  > contact-backfires | 지금 연락하면 안됨?
  > how-long-to-wait | 얼마나 있다가

  remarry-ex-spouse | 이혼한 전남편이 다시 합치자고 해요
  > tells-more | 아이 때문에 고민이에요
  partner-loves-me | 이 사람 진심일까요
  remarry-ex-spouse | 다시 합치면 잘 살 수 있을까요?
  > tells-bad-sign | 예전엔 도박 빚 때문에 헤어졌어요
  > how-can-i-tell | 지금은 다 갚았다는데 확인을 어떻게 하죠
  stay-for-children | 아이는 아빠를 좋아해요
  > wed-when-together | 합친다면 언제가 좋을까요
  content-alone | 아니면 저 혼자 사는 게 나은 팔자인가요
  > takes-it-in | 생각 좀 더 해볼게요

  ex-wants-friends | 전남친이 친구로 지내자는데요
  > ex-contacts-why | 무슨 의미예요?
  ex-wants-friends | 저는 아직 좋아하는데 친구 할 수 있을까요
  > am-i-kept-around | 어장인가요
  back-together-will | 친구하다가 다시 사귈 수도 있어요?
  > ex-wants-friends | 거절하면 영영 끝이겠죠
  > parents-press | 뭐라고 대답해요
  > ex-asks-to-meet | 만나서 밥 먹자고 하는데 갈까요

  us-two-match | 전여친하고 궁합이 어땠는지 궁금해요
  why-it-ended | 헤어질 수밖에 없었나요
  who-loves-more | 누가 더 많이 좋아했을까요
  > part-again-after | 다시 만나면 달라질 수 있나요
  back-together-when | 재회운은 언제 들어와요
  prepare-until-then | 그때까지 전 뭘 하면 되나요

  back-together-will | 그 사람 다시 올까요
  their-birthday-unknown | 생년월일은 몰라요
  ghosted-at-the-end | 잠수이별 당했어요
  ghosted-at-the-end | 왜 말도 없이 사라졌을까요
  did-i-do-wrong | 제가 뭘 잘못한 걸까요
  last-words-to-ex | 마지막으로 한마디 하고 싶은데 해도 될까요
  how-long-it-hurts | 언제쯤 마음이 정리될까요
  trust-again-after-hurt | 다음 사람은 믿을 수 있을까요
  trust-again-after-hurt | 또 버려질까봐 겁나요

  on-off-couple | 헤어졌다 만났다 다섯번째예요
  is-it-over | 이번엔 진짜 끝일까요
  will-ex-contact | 이번에도 걔가 먼저 연락 올 것 같긴 해요
  answer-ex | 연락 오면 받아줘야 해요?
  > cannot-do-so | 끊고 싶은데 못 끊겠어요
  on-off-couple | 어떻게 해야 완전히 끝낼 수 있어요
  ex-or-only-lonely | 외로워서 그런 걸까요 사랑일까요
  tell-me-straight | 솔직히 말해줘요
  am-i-a-fool | 저 바보같죠

  wish-ex-birthday | 전남친 생일인데 축하 보내도 될까요?
  > since-we-parted | 헤어진 지 6개월이요
  > how-would-they-take-it | 부담스러워할까요
  > ex-birthday-words | 뭐라고 보내는 게 좋아요
  sent-and-answered | 고마워 잘지내? 라고 왔어요!!
  > polite-or-meant | 이거 그린라이트예요?
  > keep-talk-going | 뭐라고 이어가요
  > ask-out-when | 만나자고 언제쯤 말해볼까요

  works-with-ex | 사내연애 하다가 헤어졌는데 매일 봐야 해서 힘들어요
  > works-with-ex | 이직해야 될까요
  ex-avoids-me | 그쪽은 저를 투명인간 취급해요
  > ex-hates-me | 미워서일까요 불편해서일까요
  works-with-ex | 업무 얘기는 어떻게 해야 하죠
  > may-i-do-so | 회식 때 말 걸어봐도 돼요?
  back-together-will | 다시 잘 될 가능성은요
`);
